import { randomUUID } from 'node:crypto'
import { resume, type SectionName } from '@titian/contract'
import { demoVideo, makeFile } from '../../../apps/server/src/modules/files/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'
import { entryForms } from './forms.ts'

/**
 * The student's resume, with an entry in every section and two intentions, one of which can be
 * deleted.
 */
export interface ResumeScene {
  resumeId: string
  revision: number
  /** An older revision, which can be restored. */
  restored: number
  entry: Record<SectionName, string>
  /** The token of the resume's sharing link, which shows the contact data too. */
  shareToken: string
  /** An open request to the teacher with its comment, and another teacher who can be asked. */
  reviewSign: string
  commentSign: string
  reviewerSign: string
  /** The stored file of the resume's introduction video. */
  videoPath: string
}

/** The student asks the teacher, who comments on an entry. */
async function makeReview(
  testApp: TestApp,
  { student, teacher, coTeacher }: People,
  { resumeId, word, entryId }: { resumeId: string; word: string; entryId: string },
) {
  const request = {
    resumeId,
    teacherSign: testApp.seal('user', teacher.userId),
    note: `${word} note`,
    key: randomUUID(),
  }
  const { sign: reviewSign } = await act(testApp, resume.requestResumeReview, request, student)
  const written = { sign: reviewSign, section: 'work' as const, entryId, key: randomUUID() }
  const { sign: commentSign } = await act(
    testApp,
    resume.addResumeComment,
    { ...written, content: `${word} comment` },
    teacher,
  )
  return { reviewSign, commentSign, reviewerSign: testApp.seal('user', coTeacher.userId) }
}

export async function makeResume(
  testApp: TestApp,
  people: People,
  word: string,
): Promise<ResumeScene> {
  const { student } = people
  const resumeId = testApp.seal('resume', student.userId)
  const forms = entryForms(word)
  let revision = 0
  const basis = () => ({ resumeId, revision, key: randomUUID() })
  const added = async (made: Promise<{ revision: number; id?: string | undefined }>) => {
    const { revision: next, id = '' } = await made
    revision = next
    return id
  }
  const intention = () =>
    act(testApp, resume.addIntention, { ...basis(), ...forms.intention }, student)
  await added(intention())
  const restored = revision
  const entry: ResumeScene['entry'] = {
    intention: await added(intention()),
    education: await added(
      act(testApp, resume.addEducation, { ...basis(), ...forms.education }, student),
    ),
    work: await added(act(testApp, resume.addWork, { ...basis(), ...forms.work }, student)),
    project: await added(
      act(testApp, resume.addProject, { ...basis(), ...forms.project }, student),
    ),
    internship: await added(
      act(testApp, resume.addInternship, { ...basis(), ...forms.internship }, student),
    ),
    training: await added(
      act(testApp, resume.addTraining, { ...basis(), ...forms.training }, student),
    ),
    cultivate: await added(
      act(testApp, resume.addCultivate, { ...basis(), ...forms.cultivate }, student),
    ),
    qualification: await added(
      act(testApp, resume.addQualification, { ...basis(), ...forms.qualification }, student),
    ),
    skill: await added(act(testApp, resume.addSkill, { ...basis(), ...forms.skill }, student)),
    language: await added(
      act(testApp, resume.addLanguage, { ...basis(), ...forms.language }, student),
    ),
    volunteer: await added(
      act(testApp, resume.addVolunteer, { ...basis(), ...forms.volunteer }, student),
    ),
  }
  const { link } = await act(
    testApp,
    resume.saveResumeShare,
    { resumeId, days: 7, withContact: true, withVideo: true },
    student,
  )
  const shareToken = link.slice(link.lastIndexOf('/') + 1)
  const file = await makeFile(testApp, {
    ownerId: student.userId,
    schoolId: student.schoolId,
    purpose: 'introVideo',
    name: `${word}.mp4`,
    bytes: await demoVideo(),
  })
  const videoPath = testApp.seal('file', file.id)
  await act(testApp, resume.saveResumeVideo, { resumeId, path: videoPath }, student)
  const review = await makeReview(testApp, people, { resumeId, word, entryId: entry.work })
  return { resumeId, revision, restored, entry, shareToken, videoPath, ...review }
}
