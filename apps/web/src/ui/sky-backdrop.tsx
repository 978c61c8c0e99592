// The sky behind the pages, dimmed so that words stay easy to read.

import { BackdropArt } from '../art/backdrop.tsx';

export function SkyBackdrop() {
  return (
    <div className="sky-backdrop">
      <BackdropArt />
    </div>
  );
}
