import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const own = ({ applications }: SchoolScene) => ({ sign: applications.sign })
const link = ({ applications }: SchoolScene) => ({ token: applications.token })

export const applicationSamples: Samples['applications'] = {
  sendEmail: ({ employment, word }) => ({ positionId: employment.post, letter: word }),
  sendEmailToAllList: () => ({}),
  sendEmailToAll: ({ employment }) => ({ positionIds: [employment.post] }),
  sentEmails: () => ({ ...page, group: 'all' as const }),
  userJob: () => ({}),
  application: own,
  applicationResume: own,
  applicationResumePdf: own,
  withdrawApplication: (school) => ({ ...own(school), note: school.word }),
  answerOffer: ({ applications, word }) => ({
    sign: applications.offered,
    accept: true,
    note: word,
  }),
  companyApplication: link,
  answerApplication: (school) => ({
    ...link(school),
    version: 0,
    step: 'interview' as const,
    note: school.word,
    interviewAt: '2027-02-01T00:00:00.000Z',
    interviewPlace: school.word,
  }),
  companyResumePdf: link,
  listApplications: ({ word }) => ({
    ...page,
    text: word,
    state: 'delivered' as const,
    mailFailed: false,
  }),
  renewApplicationLink: own,
  applicationOverview: () => ({
    by: 'company' as const,
    months: 12,
    timeZone: 'Asia/Kuala_Lumpur',
  }),
  wantedSkills: () => ({}),
}
