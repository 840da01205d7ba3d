import { rubricForm } from '../../../apps/server/src/modules/evaluations/factories.ts'
import type { Owners } from '../rules/access-rules.ts'
import {
  onlyStaff,
  onlyStudent,
  signedIn,
  staff,
  teachers,
  teachersOfTheCourse,
} from '../rules/common-rules.ts'
import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const draft = ({ evaluations }: SchoolScene) => ({ sign: evaluations.draft, version: 0 })

export const evaluationsSamples: Samples['evaluations'] = {
  listRubrics: ({ word }) => ({
    ...page,
    name: word,
    state: 'draft' as const,
    kind: 'supply-chain' as const,
  }),
  rubricBySign: ({ evaluations }) => ({ sign: evaluations.draft }),
  saveRubric: (scene) => ({
    ...rubricForm({ names: { en: `${scene.word} rubric`, zh: '', my: '' } }),
    ...draft(scene),
  }),
  publishRubric: draft,
  newRubricVersion: ({ evaluations }) => ({ sign: evaluations.published }),
  retireRubric: ({ evaluations }) => ({ sign: evaluations.published, version: 1 }),
  removeRubric: draft,
  ownAssessments: () => ({ ...page }),
  ownAssessment: ({ evaluations }) => ({ sign: evaluations.waiting }),
  rateSelf: ({ evaluations, word }) => ({
    sign: evaluations.waiting,
    ratings: [{ key: 'calm', level: 1, comment: `${word} self` }],
  }),
  peerTasks: () => ({}),
  peerTask: ({ evaluations }) => ({ sign: evaluations.peerWork }),
  peerFile: ({ evaluations }) => ({ sign: evaluations.peerHandIn }),
  ratePeer: ({ evaluations, word }) => ({
    sign: evaluations.peerWork,
    ratings: [{ key: 'clear', level: 1, comment: `${word} peer` }],
  }),
  appealAssessment: ({ evaluations, word }) => ({
    sign: evaluations.released,
    text: `${word} asks why.`,
  }),
  rubricOf: ({ evaluations }) => ({ assignment: evaluations.rated, work: null }),
  chooseRubric: ({ evaluations, practice }) => ({
    assignment: practice.unused,
    work: null,
    rubric: evaluations.published,
    version: 0,
  }),
  evaluationOf: ({ evaluations }) => ({ assignment: evaluations.rated, work: null }),
  evaluationRows: ({ evaluations }) => ({
    assignment: evaluations.rated,
    work: null,
    state: 'ready' as const,
    ...page,
  }),
  practicalTasksOf: ({ evaluations }) => ({ assignment: evaluations.rated }),
  choosePracticalTask: ({ evaluations }) => ({
    assignment: evaluations.rated,
    task: evaluations.practical,
    version: 1,
  }),
  releaseEvaluation: ({ evaluations }) => ({ assignment: evaluations.releasedIn, work: null }),
  exportEvaluation: ({ evaluations }) => ({
    assignment: evaluations.rated,
    work: null,
    format: 'csv' as const,
    timeZone: 'Asia/Singapore',
  }),
  assessmentQueue: () => ({ ...page, state: 'appealed' as const }),
  assessmentBySign: ({ evaluations }) => ({ sign: evaluations.waiting }),
  rateAssessment: ({ evaluations, word }) => ({
    sign: evaluations.unrated,
    version: 0,
    ratings: [{ key: 'reasons', level: 1, comment: `${word} reason` }],
  }),
  askSecondRater: ({ evaluations }) => ({ sign: evaluations.waiting, version: 1, asked: true }),
  overrideAssessment: ({ evaluations, word }) => ({
    sign: evaluations.released,
    version: 2,
    key: 'reasons',
    percent: 60,
    reason: `${word} override`,
  }),
  answerAppeal: ({ evaluations, word }) => ({
    sign: evaluations.appealed,
    version: 3,
    answer: `${word} answer`,
    percent: 70,
  }),
  passRates: ({ word }) => ({ ...page, name: word }),
}

/** The teacher is the author of the scene's rubrics. */
const author = { may: ['teacher', ...staff] } as const

export const evaluationsOwners: Owners['evaluations'] = {
  listRubrics: teachers,
  rubricBySign: teachers,
  saveRubric: author,
  publishRubric: author,
  newRubricVersion: author,
  retireRubric: author,
  removeRubric: author,
  ownAssessments: signedIn,
  ownAssessment: onlyStudent,
  rateSelf: onlyStudent,
  peerTasks: signedIn,
  peerTask: onlyStudent,
  peerFile: onlyStudent,
  ratePeer: onlyStudent,
  appealAssessment: onlyStudent,
  rubricOf: { may: ['student', 'teacher', 'coTeacher', ...staff] },
  chooseRubric: teachersOfTheCourse,
  evaluationOf: teachersOfTheCourse,
  evaluationRows: teachersOfTheCourse,
  practicalTasksOf: teachersOfTheCourse,
  choosePracticalTask: teachersOfTheCourse,
  releaseEvaluation: teachersOfTheCourse,
  exportEvaluation: teachersOfTheCourse,
  assessmentQueue: teachers,
  assessmentBySign: teachersOfTheCourse,
  rateAssessment: teachersOfTheCourse,
  askSecondRater: teachersOfTheCourse,
  overrideAssessment: teachersOfTheCourse,
  answerAppeal: teachersOfTheCourse,
  passRates: onlyStaff,
}
