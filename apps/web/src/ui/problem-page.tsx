// A page that has nothing but a problem: its heading, the problem, and the ways on.

import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { Problem } from './problem.tsx';

interface Props extends ComponentProps<typeof Problem> {
  page: ComponentProps<typeof PageFrame>['page'];
  title: string;
  children: ReactNode;
}

export function ProblemPage({ page, title, children, ...problem }: Props) {
  return (
    <PageFrame page={page}>
      <h1>{title}</h1>
      <Problem {...problem} />
      <div className="button-row">{children}</div>
    </PageFrame>
  );
}
