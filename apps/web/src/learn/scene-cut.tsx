// The cut to another moment: a curtain with a few words falls over the table and rises again. The guide says the words,
// so the curtain is only for the eye.

import { createPortal } from 'react-dom';
import './scene-cut.css';

export const SceneCut = ({ text }: { text: string }) =>
  createPortal(
    <div className="scene-cut" aria-hidden="true">
      <span>{text}</span>
    </div>,
    document.body,
  );
