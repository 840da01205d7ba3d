import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { fitsTogether, keptFields, sectionFields } from './fields.ts'
import { changed, entrySource } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
/** The revision on which the change is based (RES-076), as text in a query. */
const basis = { revision: version }
const basisInQuery = { revision: z.coerce.number().pipe(version) }

/** RES-060: the call that lists the entries of a section. */
function list<Row extends z.ZodRawShape>(id: string, path: string, row: Row) {
  return call({
    ...own,
    id,
    method: 'GET',
    path: `/resume/${path}`,
    kind: 'read',
    input: z.object({ resumeId: sign }),
    data: z.array(z.object({ ...row, hidden: z.boolean(), source: entrySource.optional() })),
  })
}

/** RES-061. Repeating the same key returns the same entry. */
function add<Fields extends z.ZodRawShape>(id: string, path: string, fields: Fields) {
  return call({
    ...own,
    id,
    method: 'POST',
    path: `/resume/${path}`,
    kind: 'save',
    input: z
      .object({ resumeId: sign, ...basis, key: z.uuid(), ...fields })
      .check(fitsTogether as never),
    data: changed,
    refusals: ['alreadyDone'],
  })
}

/** RES-062. A hidden entry stays in the editor but is not printed. */
function update<Id extends z.ZodRawShape, Fields extends z.ZodRawShape>(
  id: string,
  path: string,
  item: Id,
  fields: Fields,
) {
  return call({
    ...own,
    id,
    method: 'PUT',
    path: `/resume/${path}`,
    kind: 'save',
    input: z
      .object({ ...item, ...basis, hidden: z.boolean().default(false), ...fields })
      .check(fitsTogether as never),
    data: changed,
    refusals: ['alreadyDone'],
  })
}

/** RES-063: the call that removes an entry of a section. */
function remove<Id extends z.ZodRawShape>(id: string, path: string, item: Id) {
  return call({
    ...own,
    id,
    method: 'DELETE',
    path: `/resume/${path}`,
    kind: 'save',
    input: z.object({ ...item, ...basisInQuery }),
    data: changed,
    refusals: ['alreadyDone'],
  })
}

const { intention, education, work, project, internship, training } = sectionFields
const { cultivate, qualification, skill, language, volunteer } = sectionFields
const position = { positionId: sign }
const educate = { educateId: sign }
const job = { workId: sign }
const ofProject = { projectId: sign }
const stay = { internshipId: sign }
const train = { trainId: sign }
const course = { cultivateId: sign }
const paper = { qualificationId: sign }
const ability = { skillId: sign }
const tongue = { languageId: sign }
const service = { volunteerId: sign }

/** The sections of a resume, each with calls to list, add, change and delete entries. */
export const resumeSectionCalls = {
  intentionList: list('CALL-225', 'intentionList', { ...position, ...intention }),
  addIntention: add('CALL-226', 'addIntention', intention),
  updateIntention: update('CALL-227', 'updateIntention', position, intention),
  deleteIntention: remove('CALL-228', 'deleteIntention', position),
  educationList: list('CALL-229', 'educationList', { ...educate, ...keptFields.education }),
  addEducation: add('CALL-230', 'addEducation', education),
  updateEducation: update('CALL-231', 'updateEducation', educate, education),
  deleteEducation: remove('CALL-232', 'deleteEducation', educate),
  workList: list('CALL-233', 'workList', { ...job, ...keptFields.work }),
  addWork: add('CALL-234', 'addWork', work),
  updateWork: update('CALL-235', 'updateWork', job, work),
  deleteWork: remove('CALL-236', 'deleteWork', job),
  projectList: list('CALL-237', 'projectList', { ...ofProject, ...keptFields.project }),
  addProject: add('CALL-238', 'addProject', project),
  updateProject: update('CALL-239', 'updateProject', ofProject, project),
  deleteProject: remove('CALL-240', 'deleteProject', ofProject),
  trainingList: list('CALL-241', 'trainingList', { ...train, ...training }),
  addTraining: add('CALL-242', 'addTraining', training),
  updateTraining: update('CALL-243', 'updateTraining', train, training),
  deleteTraining: remove('CALL-244', 'deleteTraining', train),
  cultivateList: list('CALL-245', 'cultivateList', { ...course, ...cultivate }),
  addCultivate: add('CALL-246', 'addCultivate', cultivate),
  updateCultivate: update('CALL-247', 'updateCultivate', course, cultivate),
  deleteCultivate: remove('CALL-248', 'deleteCultivate', course),
  volunteerList: list('CALL-249', 'volunteerList', { ...service, ...volunteer }),
  addVolunteer: add('CALL-250', 'addVolunteer', volunteer),
  updateVolunteer: update('CALL-251', 'updateVolunteer', service, volunteer),
  deleteVolunteer: remove('CALL-252', 'deleteVolunteer', service),
  qualificationList: list('CALL-253', 'qualificationList', { ...paper, ...qualification }),
  addQualification: add('CALL-255', 'addQualification', qualification),
  updateQualification: update('CALL-295', 'updateQualification', paper, qualification),
  deleteQualification: remove('CALL-295', 'deleteQualification', paper),
  skillList: list('CALL-625', 'skillList', { ...ability, ...skill }),
  addSkill: add('CALL-625', 'addSkill', skill),
  updateSkill: update('CALL-625', 'updateSkill', ability, skill),
  deleteSkill: remove('CALL-625', 'deleteSkill', ability),
  languageList: list('CALL-626', 'languageList', { ...tongue, ...language }),
  addLanguage: add('CALL-626', 'addLanguage', language),
  updateLanguage: update('CALL-626', 'updateLanguage', tongue, language),
  deleteLanguage: remove('CALL-626', 'deleteLanguage', tongue),
  internshipList: list('CALL-323', 'internshipList', { ...stay, ...internship }),
  addInternship: add('CALL-323', 'addInternship', internship),
  updateInternship: update('CALL-323', 'updateInternship', stay, internship),
  deleteInternship: remove('CALL-323', 'deleteInternship', stay),
}
