// E-mail over SMTP, if the operator has configured it.

import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}
export type SendMail = (mail: Mail) => Promise<void>;

export function mailOver(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl);
  return async ({ to, subject, text }) => {
    await transport.sendMail({
      from,
      // As an object: the text of a player is one address, never a list.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'auto-submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
