// The props of every part of the notices.

import type { ChannelInfo } from '@black-angel/protocol';
import type { ChannelOwner } from '../net/channels-api.ts';

export interface ChannelPartProps {
  owner: ChannelOwner;
  onChange(channels: ChannelInfo[]): void;
}
