// What e-mails say besides, in English.

export const mails = {
  /** The footer of every notice. */
  why: 'You asked for this e-mail at the table. You can switch it off there.',
  code: 'Somebody asked for notifications of turns in Black Angel at this address. If it was you, type this code at the table: {{code}}',
  codeIgnored: 'If it was not you, do nothing: no other e-mail will come.',
  confirm:
    'Somebody wants to use this address to get back into an account of Black Angel. If it was you, type this code on the page of your account: {{code}}',
  recover:
    'Somebody asked for a code to get back into your account. If it was you, type it where you log in, within 30 minutes, with a new password: {{code}}',
  recoverIgnored: 'If it was not you, do nothing, and give this code to nobody.',
} as const;
