// Les e-mails. / What e-mails say besides, in French.

import type { MailTexts } from '../texts.ts';

export const mails: MailTexts = {
  why: 'Vous avez demandé cet e-mail à la table. Vous pouvez l’y désactiver.',
  code: 'Quelqu’un a demandé à recevoir à cette adresse les notifications de ses tours de Black Angel. Si c’est vous, saisissez ce code à la table\u202f: {{code}}',
  codeIgnored: 'Sinon, ne faites rien\u202f: aucun autre e-mail ne suivra.',
  confirm:
    'Quelqu’un veut utiliser cette adresse pour retrouver l’accès à un compte de Black Angel. Si c’est vous, saisissez ce code sur la page de votre compte\u202f: {{code}}',
  recover:
    'Quelqu’un a demandé un code pour retrouver l’accès à votre compte. Si c’est vous, saisissez-le à la connexion, dans les 30 minutes, avec un nouveau mot de passe\u202f: {{code}}',
  recoverIgnored: 'Sinon, ne faites rien et ne donnez ce code à personne.',
};
