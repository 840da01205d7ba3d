import type { resume } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { add, list, remove, update } from './entries.ts'

type SectionCall = Extract<
  keyof typeof resume,
  | 'intentionList'
  | 'addIntention'
  | 'updateIntention'
  | 'deleteIntention'
  | 'educationList'
  | 'addEducation'
  | 'updateEducation'
  | 'deleteEducation'
  | 'workList'
  | 'addWork'
  | 'updateWork'
  | 'deleteWork'
  | 'projectList'
  | 'addProject'
  | 'updateProject'
  | 'deleteProject'
  | 'trainingList'
  | 'addTraining'
  | 'updateTraining'
  | 'deleteTraining'
  | 'cultivateList'
  | 'addCultivate'
  | 'updateCultivate'
  | 'deleteCultivate'
  | 'volunteerList'
  | 'addVolunteer'
  | 'updateVolunteer'
  | 'deleteVolunteer'
  | 'qualificationList'
  | 'addQualification'
  | 'updateQualification'
  | 'deleteQualification'
  | 'internshipList'
  | 'addInternship'
  | 'updateInternship'
  | 'deleteInternship'
  | 'skillList'
  | 'addSkill'
  | 'updateSkill'
  | 'deleteSkill'
  | 'languageList'
  | 'addLanguage'
  | 'updateLanguage'
  | 'deleteLanguage'
>

/** The entries of each section: list, add, update and delete (RES-060 to RES-063). */
export const sectionAnswers: SomeAnswers<typeof resume, SectionCall> = {
  intentionList: ({ resumeId }, context) =>
    list(context, 'intention', resumeId, ({ id, ...entry }) => ({ ...entry, positionId: id })),
  addIntention: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'intention', { resumeId, revision, key }, fields),
  updateIntention: ({ positionId: id, revision, ...fields }, context) =>
    update(context, 'intention', { id, revision }, fields),
  deleteIntention: ({ positionId: id, revision }, context) =>
    remove(context, 'intention', { id, revision }),
  educationList: ({ resumeId }, context) =>
    list(context, 'education', resumeId, ({ id, ...entry }) => ({ ...entry, educateId: id })),
  addEducation: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'education', { resumeId, revision, key }, fields),
  updateEducation: ({ educateId: id, revision, ...fields }, context) =>
    update(context, 'education', { id, revision }, fields),
  deleteEducation: ({ educateId: id, revision }, context) =>
    remove(context, 'education', { id, revision }),
  workList: ({ resumeId }, context) =>
    list(context, 'work', resumeId, ({ id, ...entry }) => ({ ...entry, workId: id })),
  addWork: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'work', { resumeId, revision, key }, fields),
  updateWork: ({ workId: id, revision, ...fields }, context) =>
    update(context, 'work', { id, revision }, fields),
  deleteWork: ({ workId: id, revision }, context) => remove(context, 'work', { id, revision }),
  projectList: ({ resumeId }, context) =>
    list(context, 'project', resumeId, ({ id, ...entry }) => ({ ...entry, projectId: id })),
  addProject: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'project', { resumeId, revision, key }, fields),
  updateProject: ({ projectId: id, revision, ...fields }, context) =>
    update(context, 'project', { id, revision }, fields),
  deleteProject: ({ projectId: id, revision }, context) =>
    remove(context, 'project', { id, revision }),
  trainingList: ({ resumeId }, context) =>
    list(context, 'training', resumeId, ({ id, ...entry }) => ({ ...entry, trainId: id })),
  addTraining: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'training', { resumeId, revision, key }, fields),
  updateTraining: ({ trainId: id, revision, ...fields }, context) =>
    update(context, 'training', { id, revision }, fields),
  deleteTraining: ({ trainId: id, revision }, context) =>
    remove(context, 'training', { id, revision }),
  cultivateList: ({ resumeId }, context) =>
    list(context, 'cultivate', resumeId, ({ id, ...entry }) => ({ ...entry, cultivateId: id })),
  addCultivate: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'cultivate', { resumeId, revision, key }, fields),
  updateCultivate: ({ cultivateId: id, revision, ...fields }, context) =>
    update(context, 'cultivate', { id, revision }, fields),
  deleteCultivate: ({ cultivateId: id, revision }, context) =>
    remove(context, 'cultivate', { id, revision }),
  volunteerList: ({ resumeId }, context) =>
    list(context, 'volunteer', resumeId, ({ id, ...entry }) => ({ ...entry, volunteerId: id })),
  addVolunteer: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'volunteer', { resumeId, revision, key }, fields),
  updateVolunteer: ({ volunteerId: id, revision, ...fields }, context) =>
    update(context, 'volunteer', { id, revision }, fields),
  deleteVolunteer: ({ volunteerId: id, revision }, context) =>
    remove(context, 'volunteer', { id, revision }),
  qualificationList: ({ resumeId }, context) =>
    list(context, 'qualification', resumeId, ({ id, ...entry }) => ({
      ...entry,
      qualificationId: id,
    })),
  addQualification: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'qualification', { resumeId, revision, key }, fields),
  updateQualification: ({ qualificationId: id, revision, ...fields }, context) =>
    update(context, 'qualification', { id, revision }, fields),
  deleteQualification: ({ qualificationId: id, revision }, context) =>
    remove(context, 'qualification', { id, revision }),
  internshipList: ({ resumeId }, context) =>
    list(context, 'internship', resumeId, ({ id, ...entry }) => ({ ...entry, internshipId: id })),
  addInternship: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'internship', { resumeId, revision, key }, fields),
  updateInternship: ({ internshipId: id, revision, ...fields }, context) =>
    update(context, 'internship', { id, revision }, fields),
  deleteInternship: ({ internshipId: id, revision }, context) =>
    remove(context, 'internship', { id, revision }),
  skillList: ({ resumeId }, context) =>
    list(context, 'skill', resumeId, ({ id, ...entry }) => ({ ...entry, skillId: id })),
  addSkill: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'skill', { resumeId, revision, key }, fields),
  updateSkill: ({ skillId: id, revision, ...fields }, context) =>
    update(context, 'skill', { id, revision }, fields),
  deleteSkill: ({ skillId: id, revision }, context) => remove(context, 'skill', { id, revision }),
  languageList: ({ resumeId }, context) =>
    list(context, 'language', resumeId, ({ id, ...entry }) => ({ ...entry, languageId: id })),
  addLanguage: ({ resumeId, revision, key, ...fields }, context) =>
    add(context, 'language', { resumeId, revision, key }, fields),
  updateLanguage: ({ languageId: id, revision, ...fields }, context) =>
    update(context, 'language', { id, revision }, fields),
  deleteLanguage: ({ languageId: id, revision }, context) =>
    remove(context, 'language', { id, revision }),
}
