// What every part of the notices is given.

import type { ChannelInfo } from '@black-angel/protocol';
import type { ChannelOwner } from '../net/channels-api.ts';

export interface ChannelPartProps {
  owner: ChannelOwner;
  onChange(channels: ChannelInfo[]): void;
}
