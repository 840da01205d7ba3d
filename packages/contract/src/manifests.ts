// Written by `npm run map` from the folders of the nouns; do not edit. To resolve a merge conflict in this file,
// run the command.
import { manifest as files } from './files/manifest.ts'
import { manifest as schools } from './schools/manifest.ts'
import { manifest as mails } from './mails/manifest.ts'
import { manifest as accounts } from './accounts/manifest.ts'
import { manifest as people } from './people/manifest.ts'
import { manifest as identities } from './identities/manifest.ts'
import { manifest as courses } from './courses/manifest.ts'
import { manifest as materials } from './materials/manifest.ts'
import { manifest as articles } from './articles/manifest.ts'
import { manifest as practice } from './practice/manifest.ts'
import { manifest as study } from './study/manifest.ts'
import { manifest as homework } from './homework/manifest.ts'
import { manifest as exams } from './exams/manifest.ts'
import { manifest as discussions } from './discussions/manifest.ts'
import { manifest as reviews } from './reviews/manifest.ts'
import { manifest as favourites } from './favourites/manifest.ts'
import { manifest as notes } from './notes/manifest.ts'
import { manifest as sharing } from './sharing/manifest.ts'
import { manifest as orders } from './orders/manifest.ts'
import { manifest as grades } from './grades/manifest.ts'
import { manifest as certificates } from './certificates/manifest.ts'
import { manifest as bundles } from './bundles/manifest.ts'
import { manifest as training } from './training/manifest.ts'
import { manifest as evaluations } from './evaluations/manifest.ts'
import { manifest as progress } from './progress/manifest.ts'
import { manifest as messages } from './messages/manifest.ts'
import { manifest as resume } from './resume/manifest.ts'
import { manifest as employment } from './employment/manifest.ts'
import { manifest as skills } from './skills/manifest.ts'
import { manifest as promote } from './promote/manifest.ts'
import { manifest as applications } from './applications/manifest.ts'
import { manifest as statistics } from './statistics/manifest.ts'
import { manifest as privacy } from './privacy/manifest.ts'
import { manifest as operations } from './operations/manifest.ts'

/** What each noun has, in the order of the ladder. */
export const manifests = {
  files,
  schools,
  mails,
  accounts,
  people,
  identities,
  courses,
  materials,
  articles,
  practice,
  study,
  homework,
  exams,
  discussions,
  reviews,
  favourites,
  notes,
  sharing,
  orders,
  grades,
  certificates,
  bundles,
  training,
  evaluations,
  progress,
  messages,
  resume,
  employment,
  skills,
  promote,
  applications,
  statistics,
  privacy,
  operations,
}
