import { type AnyCall, resume, type SectionName } from '@titian/contract'

interface SectionCalls {
  add: AnyCall
  update: AnyCall
  remove: AnyCall
  /** The name that the calls use for the id of an entry. */
  idName: string
}

/** The calls of each section (RES-061 to RES-063). */
export const sectionCalls: Record<SectionName, SectionCalls> = {
  intention: {
    add: resume.addIntention,
    update: resume.updateIntention,
    remove: resume.deleteIntention,
    idName: 'positionId',
  },
  education: {
    add: resume.addEducation,
    update: resume.updateEducation,
    remove: resume.deleteEducation,
    idName: 'educateId',
  },
  work: {
    add: resume.addWork,
    update: resume.updateWork,
    remove: resume.deleteWork,
    idName: 'workId',
  },
  project: {
    add: resume.addProject,
    update: resume.updateProject,
    remove: resume.deleteProject,
    idName: 'projectId',
  },
  internship: {
    add: resume.addInternship,
    update: resume.updateInternship,
    remove: resume.deleteInternship,
    idName: 'internshipId',
  },
  training: {
    add: resume.addTraining,
    update: resume.updateTraining,
    remove: resume.deleteTraining,
    idName: 'trainId',
  },
  cultivate: {
    add: resume.addCultivate,
    update: resume.updateCultivate,
    remove: resume.deleteCultivate,
    idName: 'cultivateId',
  },
  qualification: {
    add: resume.addQualification,
    update: resume.updateQualification,
    remove: resume.deleteQualification,
    idName: 'qualificationId',
  },
  skill: {
    add: resume.addSkill,
    update: resume.updateSkill,
    remove: resume.deleteSkill,
    idName: 'skillId',
  },
  language: {
    add: resume.addLanguage,
    update: resume.updateLanguage,
    remove: resume.deleteLanguage,
    idName: 'languageId',
  },
  volunteer: {
    add: resume.addVolunteer,
    update: resume.updateVolunteer,
    remove: resume.deleteVolunteer,
    idName: 'volunteerId',
  },
}
