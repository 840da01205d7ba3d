import { randomUUID } from 'node:crypto'
import type { Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'
import { entryForms } from './forms.ts'

const own = ({ resume }: SchoolScene) => ({ resumeId: resume.resumeId })
const basis = ({ resume }: SchoolScene) => ({
  resumeId: resume.resumeId,
  revision: resume.revision,
})
const added = (school: SchoolScene) => ({ ...basis(school), key: randomUUID() })
const changed = ({ resume }: SchoolScene) => ({ revision: resume.revision, hidden: true })

const review = ({ resume }: SchoolScene) => ({ sign: resume.reviewSign })
const comment = (school: SchoolScene) => ({
  ...review(school),
  commentSign: school.resume.commentSign,
})

const jsonResume = ({ word }: SchoolScene) =>
  JSON.stringify({ basics: { name: `${word} name` }, skills: [{ name: `${word} skill` }] })

export const resumeSamples: Samples['resume'] = {
  intentionList: own,
  addIntention: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).intention }),
  updateIntention: (school) => ({
    ...changed(school),
    positionId: school.resume.entry.intention,
    ...entryForms(`${school.word} other`).intention,
  }),
  deleteIntention: ({ resume }) => ({
    positionId: resume.entry.intention,
    revision: resume.revision,
  }),
  educationList: own,
  addEducation: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).education }),
  updateEducation: (school) => ({
    ...changed(school),
    educateId: school.resume.entry.education,
    ...entryForms(`${school.word} other`).education,
  }),
  deleteEducation: ({ resume }) => ({
    educateId: resume.entry.education,
    revision: resume.revision,
  }),
  workList: own,
  addWork: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).work }),
  updateWork: (school) => ({
    ...changed(school),
    workId: school.resume.entry.work,
    ...entryForms(`${school.word} other`).work,
  }),
  deleteWork: ({ resume }) => ({ workId: resume.entry.work, revision: resume.revision }),
  projectList: own,
  addProject: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).project }),
  updateProject: (school) => ({
    ...changed(school),
    projectId: school.resume.entry.project,
    ...entryForms(`${school.word} other`).project,
  }),
  deleteProject: ({ resume }) => ({ projectId: resume.entry.project, revision: resume.revision }),
  internshipList: own,
  addInternship: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).internship }),
  updateInternship: (school) => ({
    ...changed(school),
    internshipId: school.resume.entry.internship,
    ...entryForms(`${school.word} other`).internship,
  }),
  deleteInternship: ({ resume }) => ({
    internshipId: resume.entry.internship,
    revision: resume.revision,
  }),
  trainingList: own,
  addTraining: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).training }),
  updateTraining: (school) => ({
    ...changed(school),
    trainId: school.resume.entry.training,
    ...entryForms(`${school.word} other`).training,
  }),
  deleteTraining: ({ resume }) => ({ trainId: resume.entry.training, revision: resume.revision }),
  cultivateList: own,
  addCultivate: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).cultivate }),
  updateCultivate: (school) => ({
    ...changed(school),
    cultivateId: school.resume.entry.cultivate,
    ...entryForms(`${school.word} other`).cultivate,
  }),
  deleteCultivate: ({ resume }) => ({
    cultivateId: resume.entry.cultivate,
    revision: resume.revision,
  }),
  qualificationList: own,
  addQualification: (school) => ({
    ...added(school),
    ...entryForms(`${school.word} new`).qualification,
  }),
  updateQualification: (school) => ({
    ...changed(school),
    qualificationId: school.resume.entry.qualification,
    ...entryForms(`${school.word} other`).qualification,
  }),
  deleteQualification: ({ resume }) => ({
    qualificationId: resume.entry.qualification,
    revision: resume.revision,
  }),
  skillList: own,
  addSkill: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).skill }),
  updateSkill: (school) => ({
    ...changed(school),
    skillId: school.resume.entry.skill,
    ...entryForms(`${school.word} other`).skill,
  }),
  deleteSkill: ({ resume }) => ({ skillId: resume.entry.skill, revision: resume.revision }),
  languageList: own,
  addLanguage: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).language }),
  updateLanguage: (school) => ({
    ...changed(school),
    languageId: school.resume.entry.language,
    ...entryForms(`${school.word} other`).language,
  }),
  deleteLanguage: ({ resume }) => ({
    languageId: resume.entry.language,
    revision: resume.revision,
  }),
  volunteerList: own,
  addVolunteer: (school) => ({ ...added(school), ...entryForms(`${school.word} new`).volunteer }),
  updateVolunteer: (school) => ({
    ...changed(school),
    volunteerId: school.resume.entry.volunteer,
    ...entryForms(`${school.word} other`).volunteer,
  }),
  deleteVolunteer: ({ resume }) => ({
    volunteerId: resume.entry.volunteer,
    revision: resume.revision,
  }),
  incubationList: own,
  practiceList: own,
  resumeOffers: own,
  takeOffers: (school) => ({ ...basis(school), ids: [randomUUID()] }),
  positionTags: () => ({ language: 'zh' }),
  industryTags: () => ({ language: 'zh' }),
  skillInfo: () => ({ code: 'tester' }),
  cityTags: () => ({ language: 'zh' }),
  hotCityTags: () => ({}),
  qualificationCategories: () => ({ language: 'zh' }),
  resumeInfo: () => ({}),
  resumeDetail: own,
  updateResumeDetail: (school) => ({
    ...basis(school),
    name: `${school.word} Aisyah`,
    status: 4,
    sex: 2,
    identity: 1,
    birthday: '2004-12-31',
    wechat: `${school.word}_04`,
    contact: `${school.word} 12-345 6789`,
    email: 'aisyah@example.com',
    city: 'MY-14-01',
  }),
  updatePersonalAdvantage: (school) => ({
    ...basis(school),
    personalAdvantage: `${school.word} is calm.`,
  }),
  updateHeadPicture: (school) => ({ ...basis(school), photoPath: school.ownAccount.photo }),
  updateResumeLook: (school) => ({
    ...basis(school),
    template: 3,
    language: 'zh',
    color: 'sea',
    spacing: 'compact',
    fontSize: 'small',
  }),
  orderResume: (school) => ({
    ...basis(school),
    sections: ['work', 'education'],
    hiddenSections: ['volunteer'],
    entries: { section: 'work', ids: [school.resume.entry.work] },
  }),
  fitResume: (school) => ({
    ...basis(school),
    spacing: 'compact',
    fontSize: 'small',
    shownLines: { [school.resume.entry.work]: 1 },
    hidden: [school.resume.entry.volunteer],
  }),
  showWholeEntry: (school) => ({ ...basis(school), entryId: school.resume.entry.work }),
  listResumeRevisions: own,
  resumeRevision: ({ resume }) => ({ resumeId: resume.resumeId, revision: resume.restored }),
  restoreResumeRevision: (school) => ({ ...basis(school), restored: school.resume.restored }),
  resumePlainText: own,
  resumePaper: own,
  exportResumePdf: own,
  readResumePdf: own,
  exportResumeDocx: own,
  exportJsonResume: own,
  previewJsonResume: (school) => ({ ...own(school), text: jsonResume(school) }),
  importJsonResume: (school) => ({
    ...basis(school),
    text: jsonResume(school),
    basics: ['name'],
    entries: [randomUUID()],
  }),
  videoDetail: own,
  saveResumeVideo: (school) => ({ ...own(school), path: school.resume.videoPath }),
  deleteResumeVideo: own,
  resumeShare: own,
  saveResumeShare: (school) => ({ ...own(school), days: 30, withContact: true, withVideo: true }),
  withdrawResumeShare: own,
  resumeReviewers: own,
  requestResumeReview: (school) => ({
    ...own(school),
    teacherSign: school.resume.reviewerSign,
    note: `${school.word} note`,
    withContact: true,
    key: randomUUID(),
  }),
  listResumeReviews: (school) => ({ ...own(school), page: 1, size: 10 }),
  withdrawResumeReview: review,
  resolveResumeComment: ({ resume }) => ({ sign: resume.commentSign, resolved: true }),
  listRequestedReviews: ({ word }) => ({ name: word, page: 1, size: 20 }),
  requestedReview: review,
  addResumeComment: (school) => ({
    ...review(school),
    section: 'work',
    entryId: school.resume.entry.work,
    content: `${school.word} remark`,
    key: randomUUID(),
  }),
  updateResumeComment: (school) => ({ ...comment(school), content: `${school.word} other` }),
  removeResumeComment: comment,
  finishResumeReview: review,
  sharedResume: ({ resume }) => ({ token: resume.shareToken }),
  countResumeOpening: ({ resume }) => ({ token: resume.shareToken, seen: '' }),
}
