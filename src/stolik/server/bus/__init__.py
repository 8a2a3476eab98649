"""How the nodes of one server talk to each other."""

from stolik.server.bus.base import Bus, NodeGone, open_bus

__all__ = ["Bus", "NodeGone", "open_bus"]
