"""Whom the operator keeps out: guests by their id, addresses by the network they are in."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from stolik.server.store import Ban

HOME = 64
"""The length of the prefix that one household or server gets of IPv6; a single address of it says little."""

MAPPED = 96
"""So many bits stand before an IPv4 address that is written as one of IPv6."""


def network_of(text: str) -> str | None:
    """The network that an address or a network belongs to, in its usual spelling; None if it is neither."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= MAPPED:
            return str(ip_network(f"{mapped}/{network.prefixlen - MAPPED}"))
        if network.prefixlen > HOME:
            network = network.supernet(new_prefix=HOME)
    return str(network)


class Bans:
    """The bans of this moment, as every request asks for them."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        bans = list(bans)
        self.marks = {(ban.kind, ban.what, ban.at) for ban in bans}
        """Tell one list from another, also where somebody was banned once more."""
        self.guests = {ban.what for ban in bans if ban.kind == "guest"}
        self._networks: dict[tuple[int, int], set[int]] = {}
        """By version and length of the prefix, the first address of each network."""
        for ban in bans:
            if ban.kind == "address":
                network = ip_network(ban.what, strict=False)
                known = self._networks.setdefault((network.version, network.prefixlen), set())
                known.add(int(network.network_address))

    def keep_out(self, guest: str, address: str) -> bool:
        return guest in self.guests or self.address(address)

    def address(self, text: str) -> bool:
        """Is this address kept out, or the network of a household?"""
        if not self._networks:
            return False
        try:
            address: IPv4Address | IPv6Address = ip_address(text.partition("/")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        bits = address.max_prefixlen
        return any(
            int(address) >> (bits - length) << (bits - length) in known
            for (version, length), known in self._networks.items()
            if version == address.version
        )
