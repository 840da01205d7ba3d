import type { Owners } from '../rules/access-rules.ts'
import { onlyStaff, signedIn, signedInHere } from '../rules/common-rules.ts'
import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const ofPath = ({ promote }: SchoolScene) => ({ pathCode: promote.pathCode })
const reason = 'The school offers it no longer'

export const promoteSamples: Samples['promote'] = {
  processNormTotal: ofPath,
  processCourseLine: ofPath,
  intendedInfo: () => ({}),
  pathVacancies: ofPath,
  listPaths: ({ word }) => ({ ...page, name: word, state: 'published' as const }),
  keptPath: ({ promote }) => ({ sign: promote.path }),
  savePath: ({ word, promote, courses, training }) => ({
    sign: promote.draft,
    version: 0,
    pathCode: `${promote.pathCode}-draft`,
    position: 'shopOperator',
    names: { en: `${word} road`, zh: '', my: '' },
    summaries: { en: word, zh: '', my: '' },
    stages: [
      {
        titles: { en: word, zh: '', my: '' },
        skills: [{ code: 'copywriting', level: 2 as const }],
        courses: [courses.free.course],
        trainingSign: training.train,
        practice: { kind: 'supply-chain' as const, idSign: 'beer-game' },
      },
    ],
    links: [{ name: word, url: 'https://road.example/page' }],
  }),
  publishPath: ({ promote }) => ({ sign: promote.draft, version: 0 }),
  withdrawPath: ({ promote }) => ({ sign: promote.path, version: 0 }),
  removePath: ({ promote }) => ({ sign: promote.draft, version: 0, reason }),
}

export const promoteOwners: Owners['promote'] = {
  processNormTotal: signedInHere,
  processCourseLine: signedInHere,
  intendedInfo: signedIn,
  pathVacancies: signedInHere,
  listPaths: onlyStaff,
  keptPath: onlyStaff,
  savePath: onlyStaff,
  publishPath: onlyStaff,
  withdrawPath: onlyStaff,
  removePath: onlyStaff,
}
