"""Reads the files of groups that packages/lab/src/training writes (docs/training.md)."""

import json

import torch

FORMAT, VERSION = 'black-angel-groups', 1


class GroupFileError(Exception):
    pass


def read_file(path):
    """The header and the arrays of one file."""
    with open(path, 'rb') as file:
        data = bytearray(file.read())
    end = data.find(b'\n')
    try:
        header = json.loads(bytes(data[: max(0, end)]))
    except ValueError:
        header = {}
    if header.get('format') != FORMAT or header.get('version') != VERSION:
        raise GroupFileError(f'{path} is not a file of groups ({FORMAT} {VERSION})')
    counts = [
        ('mode', torch.int32, header['groups']),
        ('candidates', torch.int32, header['groups']),
        ('samples', torch.int32, header['candidates']),
        ('near', torch.float32, header['candidates']),
        ('middle', torch.float32, header['candidates']),
        ('far', torch.float32, header['candidates']),
        ('linear', torch.float32, header['samples']),
        ('active', torch.int32, header['samples']),
        ('index', torch.int16, header['active']),
        ('value', torch.int16, header['active']),
    ]
    arrays, at = {}, end + 1
    for name, kind, count in counts:
        size = count * torch.empty(0, dtype=kind).element_size()
        if at + size > len(data):
            raise GroupFileError(f'{path} ends too early')
        part = data[at : at + size]
        arrays[name] = torch.frombuffer(part, dtype=kind) if count > 0 else torch.empty(0, dtype=kind)
        at += size
    # Inputs are unsigned; there are fewer than 32,768 of them.
    return header, arrays


class Groups:
    """Groups of many files, on one device. A group has candidates, a candidate has samples, a sample active inputs."""

    def __init__(self, paths, one, device):
        files = [read_file(path) for path in paths]
        if len({(header['layout'], header['components']) for header, _ in files}) > 1:
            raise GroupFileError('the files were made with different inputs or components; begin in a new folder')
        self.header = files[0][0]
        joined = {name: torch.cat([arrays[name] for _, arrays in files]).to(device) for name in files[0][1]}
        self.device = device
        self.mode = joined['mode'].long()
        self.candidates, self.samples, self.active = (joined[n].long() for n in ('candidates', 'samples', 'active'))
        self.results = torch.stack([joined['near'], joined['middle'], joined['far']], 1)
        self.linear = joined['linear']
        self.index, self.value = joined['index'].int(), joined['value'].float() / one
        self.first_candidate, self.first_sample, self.first_active = (
            torch.cumsum(counts, 0) - counts for counts in (self.candidates, self.samples, self.active)
        )

    def __len__(self):
        return len(self.candidates)

    def batch(self, groups):
        return Batch(self, groups)


def members(first, count):
    """The members of the chosen owners, and the place of the owner of each."""
    owner = torch.repeat_interleave(torch.arange(len(count), device=count.device), count)
    start = torch.cumsum(count, 0) - count
    return first[owner] + torch.arange(len(owner), device=count.device) - start[owner], owner


class Batch:
    def __init__(self, all_groups, groups):
        candidates, self.group = members(all_groups.first_candidate[groups], all_groups.candidates[groups])
        samples, self.candidate = members(all_groups.first_sample[candidates], all_groups.samples[candidates])
        active = all_groups.active[samples]
        inputs, _ = members(all_groups.first_active[samples], active)
        self.index, self.value = all_groups.index[inputs], all_groups.value[inputs]
        self.offset = (torch.cumsum(active, 0) - active).int()
        self.is_open = (active > 0).float()
        self.size = len(groups)
        self.share = 1.0 / all_groups.samples[candidates].float()
        self.results = all_groups.results[candidates]
        self.far = self.results[:, 2]
        self.linear = self.mean(all_groups.linear[samples])

    def forget(self, share):
        """Leaves out a share of the active inputs, so that the net does not rely on single ones."""
        if share > 0:
            kept = torch.rand_like(self.value) >= share
            self.value = self.value * kept / (1 - share)

    def mean(self, of_samples):
        """The mean over the samples of each candidate."""
        return torch.zeros_like(self.far).index_add(0, self.candidate, of_samples) * self.share

    def score(self, net):
        """What the net says about each candidate; nothing where the game is over."""
        return self.mean(net(self.index, self.offset, self.value) * self.is_open)

    def centred(self, of_candidates):
        """Less the mean of the group: only differences inside a group count."""
        zeros = torch.zeros(self.size, device=of_candidates.device)
        sums = zeros.index_add(0, self.group, of_candidates)
        counts = zeros.index_add(0, self.group, torch.ones_like(of_candidates))
        return of_candidates - (sums / counts)[self.group]
