// The order of test files: the long ones first. At the end, a long file alone would leave a core idle.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their size suggests. The others follow by size. */
const LONG =
  /(clicker|several-players|accessible|sizes|solitaire)\.e2e|(crash|nodes|lost-database|tournament|conformance|bots)\.test/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A project stays together: its files share processes.
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((specs) => {
      const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
      return [...specs.filter(isLong), ...specs.filter((spec) => !isLong(spec))];
    });
  }
}
