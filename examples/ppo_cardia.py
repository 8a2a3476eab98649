"""Masked PPO learns Cardia against random play: sb3-contrib's MaskablePPO over our Gymnasium environment.

pip install 'stolik[train]'
python examples/ppo_cardia.py train --steps 100000 --to ppo-cardia   # again: goes on where it stopped
python examples/ppo_cardia.py measure --to ppo-cardia --deals 200    # every deal from both sides
python examples/ppo_cardia.py draw --to ppo-cardia                   # the curve, as curve.svg and curve.png
"""

import argparse
import csv
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.wrappers import TransformObservation

from stolik.envs.gym import StolikEnv

Policy = Callable[[Any, Any], int]
"""What to do, by what is seen and what is allowed."""
EVERY, TRIED = 4_096, 25
"""After so many steps the policy is tried on so many deals that it never trains on, from both sides."""


def environment(opponent: str = "random", seat: int | None = None) -> gymnasium.Env[Any, Any]:
    """Counts of cards and points in one scale: a network has an easier start with small numbers."""
    env = StolikEnv("cardia", opponent=opponent, seat=seat)
    return TransformObservation(env, lambda seen: np.sign(seen) * np.log1p(np.abs(seen)), env.observation_space)


def measure(policy: Policy, deals: int, opponent: str = "random", first: int = 10**9) -> tuple[int, int]:
    """How many matches the policy wins, and of how many: every deal from both sides."""
    won = 0
    for seat in (0, 1):
        env = environment(opponent, seat)
        for deal in range(deals):
            seen, info = env.reset(seed=first + deal)
            over, reward = False, 0.0
            while not over:
                seen, reward, over, _, info = env.step(np.int64(policy(seen, info["action_mask"])))  # type: ignore[assignment]
            won += reward > 0
    return won, 2 * deals


def wilson(won: int, of: int, z: float = 1.96) -> tuple[float, float]:
    share, middle = won / of, (won + z * z / 2) / (of + z * z)
    spread = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - spread, middle + spread


def learned(model: Any) -> Policy:
    return lambda seen, mask: int(model.predict(seen, action_masks=mask.astype(bool), deterministic=True)[0])


def train(to: Path, steps: int, seed: int) -> None:
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)  # a small network is slower in several
    to.mkdir(parents=True, exist_ok=True)
    saved, curve = to / "model.zip", to / "curve.csv"
    settings: dict[str, Any] = {
        "n_steps": 2048,
        "n_epochs": 5,
        "batch_size": 256,
        "gamma": 1.0,
        "gae_lambda": 0.95,
        "ent_coef": 0.01,
    }
    if saved.exists():
        model = MaskablePPO.load(saved, environment(), device="cpu")
    else:
        nets = {"net_arch": [256, 256]}
        model = MaskablePPO("MlpPolicy", environment(), policy_kwargs=nets, seed=seed, device="cpu", **settings)
    until = model.num_timesteps + steps
    while model.num_timesteps < until:
        model.learn(min(EVERY, until - model.num_timesteps), reset_num_timesteps=False)
        won, of = measure(learned(model), TRIED)
        with curve.open("a", newline="") as file:
            csv.writer(file).writerow([model.num_timesteps, won, of])
        print(f"{model.num_timesteps} steps: won {won} of {of}", flush=True)
        model.save(saved)


def draw(to: Path) -> None:
    import matplotlib.pyplot as plt

    with (to / "curve.csv").open() as file:
        rows = [tuple(map(int, row)) for row in csv.reader(file)]
    steps = [row[0] for row in rows]
    ends = [wilson(won, of) for _, won, of in rows]
    figure, axes = plt.subplots(figsize=(6, 3.2), layout="constrained")
    axes.plot(steps, [100 * won / of for _, won, of in rows])
    axes.fill_between(steps, [100 * low for low, _ in ends], [100 * high for _, high in ends], alpha=0.2)
    axes.axhline(50, color="gray", linestyle=":")
    axes.set(xlabel="steps", ylabel="matches won against random, %", ylim=(0, 100))
    for kind in ("svg", "png"):
        figure.savefig(to / f"curve.{kind}", dpi=100)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["train", "measure", "draw"])
    parser.add_argument("--to", type=Path, default=Path("ppo-cardia"))
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    if told.what == "train":
        train(told.to, told.steps, told.seed)
    elif told.what == "draw":
        draw(told.to)
    else:
        from sb3_contrib import MaskablePPO

        won, of = measure(learned(MaskablePPO.load(told.to / "model.zip", device="cpu")), told.deals, told.opponent)
        low, high = wilson(won, of)
        print(f"won {won} of {of} against {told.opponent}: {won / of:.1%} ({low:.1%} to {high:.1%})")
