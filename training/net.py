"""The net and its file. packages/bots/src/learned/net.ts computes the same from the same file."""

import base64
import hashlib
import json

import torch
from torch import nn

FORMAT, VERSION = 'black-angel-net', 1


class Net(nn.Module):
    """Sparse inputs, two hidden layers, one output in VP. It begins at zero: as the linear judgement alone."""

    def __init__(self, inputs, first, second):
        super().__init__()
        self.sizes = [inputs, first, second]
        self.first = nn.EmbeddingBag(inputs, first, mode='sum')
        nn.init.normal_(self.first.weight, std=0.03)
        self.first_bias = nn.Parameter(torch.zeros(first))
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, 1)
        nn.init.zeros_(self.third.weight)
        nn.init.zeros_(self.third.bias)

    def forward(self, index, offset, value):
        hidden = torch.relu(self.first(index, offset, per_sample_weights=value) + self.first_bias)
        return self.third(torch.relu(self.second(hidden))).squeeze(1)


def rounded(net, one):
    """The weights as the file stores them. The first layer is rounded to small integers in `net` itself too."""
    with torch.no_grad():
        scale = net.first.weight.abs().amax(0).clamp(min=1e-6) / 127
        first = torch.round(net.first.weight / scale)
        bias = torch.round(net.first_bias / scale * one)
        net.first.weight.copy_(first * scale)
        net.first_bias.copy_(bias * scale / one)
    parts = [
        (first, torch.int8),
        (bias, torch.int32),
        (scale, torch.float32),
        (net.second.weight.t(), torch.float32),
        (net.second.bias, torch.float32),
        (net.third.weight, torch.float32),
        (net.third.bias, torch.float32),
    ]
    return [part.detach().to('cpu', kind).contiguous().flatten() for part, kind in parts]


def save(net, path, layout, components, one, training):
    """Rounds the net and writes its file."""
    parts = b''.join(part.view(torch.uint8).numpy().tobytes() for part in rounded(net, one))
    weights = base64.b64encode(parts).decode()
    sizes = ','.join(str(size) for size in net.sizes)
    file = {
        'format': FORMAT,
        'version': VERSION,
        'layout': layout,
        'components': components,
        'sizes': net.sizes,
        'training': training,
        'hash': hashlib.sha256(f'{sizes}:{weights}'.encode()).hexdigest(),
        'weights': weights,
    }
    with open(path, 'w') as out:
        json.dump(file, out, indent=2)
        out.write('\n')
