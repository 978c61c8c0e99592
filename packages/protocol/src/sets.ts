// Component sets on a server. A set is known by its hash; the rules package validates its content.

import Type, { type Static } from 'typebox';

export const SetHash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The hash of a component set' });

export const StoredSet = Type.Unknown({ description: 'A component set: docs/schemas/component-set.schema.json' });

export const NewSet = Type.Object({ set: StoredSet }, { additionalProperties: false });

/** What everybody may see of a set before loading it. */
export const SetInfo = Type.Object({
  hash: SetHash,
  name: Type.String(),
  /** Absent if the set names none. */
  author: Type.Optional(Type.String()),
  /** Whether it contradicts published facts. */
  isVariant: Type.Boolean(),
  /** The number of facts that differ from the default set. */
  differences: Type.Integer(),
});
export type SetInfo = Static<typeof SetInfo>;
