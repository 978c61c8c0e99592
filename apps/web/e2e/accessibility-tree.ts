// What a screen reader gets: the accessibility tree of the page.

import type { Page } from 'playwright-core';

export interface Heard {
  role: string;
  name: string;
  description: string;
  isDisabled: boolean;
  /** All text below it. */
  text: string;
}

interface AxValue {
  value?: unknown;
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
}

const isTrue = ({ properties = [] }: AxNode, name: string): boolean =>
  properties.some((property) => property.name === name && property.value.value === true);

const textOf = (value: AxValue | undefined): string => String(value?.value ?? '');

export class AccessibilityTree {
  private readonly nodes: ReadonlyMap<string, AxNode>;

  private constructor(nodes: readonly AxNode[]) {
    this.nodes = new Map(nodes.map((node) => [node.nodeId, node]));
  }

  static async read(page: Page): Promise<AccessibilityTree> {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return new AccessibilityTree(nodes as AxNode[]);
  }

  private below({ childIds = [] }: AxNode): AxNode[] {
    return childIds.flatMap((id) => {
      const child = this.nodes.get(id);
      return child ? [child, ...this.below(child)] : [];
    });
  }

  private hear(node: AxNode): Heard {
    const texts = this.below(node).filter(({ role, ignored }) => !ignored && textOf(role) === 'StaticText');
    return {
      role: textOf(node.role),
      name: textOf(node.name),
      description: textOf(node.description),
      isDisabled: isTrue(node, 'disabled'),
      text: texts.map(({ name }) => textOf(name)).join(' '),
    };
  }

  /** Everything of this role, within the first thing that has another role and name if that is given. */
  all(role: string, within?: { role: string; name: string }): Heard[] {
    const isOuter = (node: AxNode): boolean =>
      !node.ignored && textOf(node.role) === within?.role && textOf(node.name) === within.name;
    const outer = within && [...this.nodes.values()].find(isOuter);
    const nodes = within ? (outer ? this.below(outer) : []) : [...this.nodes.values()];
    return nodes.filter((node) => !node.ignored && textOf(node.role) === role).map((node) => this.hear(node));
  }

  focused(): Heard | undefined {
    const node = [...this.nodes.values()].findLast((other) => isTrue(other, 'focused'));
    return node && this.hear(node);
  }
}
