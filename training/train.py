"""Trains the net on files of groups and writes its file: python3 training/train.py --help

What is learned is the difference between turns that are open in one position, not how a game ends (docs/training.md).
"""

import argparse
import glob
import json
import os
import re
import sys
import time

try:
    import torch
except ImportError:
    sys.exit('Training needs PyTorch, and this Python has none: install it with "pip install torch" (the CPU build is enough).')

from groups import GroupFileError, Groups
from net import Net, save

ONE = 256
"""Every tenth part is held out: whole games that the net never learns from."""
HELD_OUT = 10


def part_number(path):
    return int(re.search(r'part-(\d+)\.groups$', path).group(1))


def choice_gain(batch, score):
    """By the far results: how much better than the mean of its group is the turn with the best score? One for each group."""
    best = torch.full((batch.size,), -1e9, device=score.device).scatter_reduce(0, batch.group, score, 'amax')
    picked = (score == best[batch.group]).float()
    zeros = torch.zeros(batch.size, device=score.device)
    gain = zeros.index_add(0, batch.group, batch.centred(batch.far) * picked)
    return gain / zeros.index_add(0, batch.group, picked)


def judge(groups, chosen, net):
    """The held-out figures of the linear judgement (net None) or of the net added to it."""
    with torch.no_grad():
        batch = groups.batch(chosen)
        score = batch.linear if net is None else batch.linear + batch.score(net)
        target, fit = batch.centred(batch.far), batch.centred(score)
        gain = choice_gain(batch, score)
    return {
        'groups': len(chosen),
        'gain': round(gain.mean().item(), 4),
        'error': round((gain.std() / len(chosen) ** 0.5).item(), 4),
        'r2': round((1 - ((target - fit) ** 2).mean() / (target**2).mean()).item(), 4),
    }


def by_mode(groups, chosen, net):
    modes = groups.mode[chosen]
    return {
        int(mode): judge(groups, chosen[modes == mode], net) for mode in modes.unique().tolist() if (modes == mode).sum() > 1
    }


def train(groups, learning, net, options):
    steps = max(1, options.passes * (len(learning) // options.batch))
    optimizer = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=steps + 1)
    horizons = torch.tensor([float(part) for part in options.horizons.split(',')], device=learning.device)
    horizons /= horizons.sum()
    began = time.time()
    step = 0
    while step < steps:
        order = learning[torch.randperm(len(learning), device=learning.device)]
        for start in range(0, max(1, len(order) - options.batch + 1), options.batch):
            if step == steps:
                break
            batch = groups.batch(order[start : start + options.batch])
            wanted = batch.centred(batch.results @ horizons - batch.linear)
            batch.forget(options.dropout)
            loss = torch.nn.functional.huber_loss(batch.centred(batch.score(net)), wanted, delta=3.0)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            step += 1
            if sys.stderr.isatty() and step % 10 == 0:
                print(f'\rstep {step} of {steps}, loss {loss.item():.3f}', end='', file=sys.stderr)
    return time.time() - began


def split(paths, one, device):
    """The groups of all files, the numbers of those to learn from and of those held out."""
    held = [path for path in paths if part_number(path) % HELD_OUT == 0]
    learned = [path for path in paths if part_number(path) % HELD_OUT != 0]
    if not held or not learned:
        raise GroupFileError(f'there are too few parts: every {HELD_OUT}th is held out, so make at least {HELD_OUT}')
    count = len(Groups(held, one, 'cpu'))
    groups = Groups(held + learned, one, device)
    return groups, torch.arange(count, len(groups), device=device), torch.arange(count, device=device)


def read_options():
    parser = argparse.ArgumentParser(description='Trains the net on files of groups and writes its file.')
    parser.add_argument('--data', nargs='+', required=True, help='folders with part-NNNNN.groups')
    parser.add_argument('--out', required=True, help='the file of the net (JSON)')
    parser.add_argument('--inputs', type=int, required=True, help='the number of inputs')
    parser.add_argument('--first', type=int, default=32, help='neurons of the first hidden layer')
    parser.add_argument('--second', type=int, default=16, help='neurons of the second')
    parser.add_argument('--passes', type=int, default=16)
    parser.add_argument('--batch', type=int, default=256, help='groups in a step')
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--decay', type=float, default=0.1)
    parser.add_argument('--dropout', type=float, default=0.0, help='the share of active inputs that a step leaves out')
    parser.add_argument('--horizons', default='1,1,1', help='the weights of the near, middle and far result in the target')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    return parser.parse_args()


def main():
    options = read_options()
    torch.manual_seed(options.seed)
    paths = sorted(path for folder in options.data for path in glob.glob(os.path.join(folder, 'part-*.groups')))
    groups, learning, held_out = split(paths, ONE, options.device)
    net = Net(options.inputs, options.first, options.second).to(options.device)
    seconds = train(groups, learning, net, options)
    exact = judge(groups, held_out, net)
    figures = {
        'groups': len(learning),
        'turns': int(groups.candidates[learning].sum()),
        'passes': options.passes,
        'linear': judge(groups, held_out, None),
    }
    # Saving rounds the net; the figure is that of the rounded one, which plays.
    save(net, options.out, groups.header['layout'], groups.header['components'], ONE, figures)
    figures['heldOut'] = judge(groups, held_out, net)
    save(net, options.out, groups.header['layout'], groups.header['components'], ONE, figures)
    print(json.dumps({**figures, 'unrounded': exact, 'seconds': round(seconds, 1), 'device': options.device}))
    modes = {'linear': by_mode(groups, held_out, None), 'heldOut': by_mode(groups, held_out, net)}
    with open(f'{options.out}.modes.json', 'w') as out:
        json.dump(modes, out, indent=1)


if __name__ == '__main__':
    try:
        main()
    except GroupFileError as error:
        sys.exit(str(error))
