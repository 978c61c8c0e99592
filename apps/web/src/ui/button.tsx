// A button. It submits a form only if it says so.

import type { ComponentProps } from 'react';

type Look = 'primary' | 'primary large' | 'large' | 'danger';

export function Button({ look, ...rest }: Omit<ComponentProps<'button'>, 'className'> & { look?: Look }) {
  const classes = look?.split(' ').map((name) => ` button-${name}`) ?? [];
  return <button type="button" {...rest} className={`button${classes.join('')}`} />;
}
