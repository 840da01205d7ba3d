import { page, type Samples } from '../sample-types.ts'

export const mailSamples: Samples['mails'] = {
  listMails: () => ({ state: 'failed', ...page }),
  sendMailAgain: ({ mails }) => ({ sign: mails.failed }),
}
