import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { manyApplications } from '../applications/many-applications.ts'
import { manyPosts } from './many-posts.ts'
import { manyReports } from '../homework/reports.ts'
import { manyJobs } from '../operations/many-jobs.ts'
import { manyMails } from '../mails/many-mails.ts'
import { manyRuns } from '../practice/many-runs.ts'
import { manyAssessments } from '../evaluations/many-assessments.ts'
import { manyRubrics } from '../evaluations/many-rubrics.ts'
import { manyPaths } from '../promote/many-paths.ts'
import { manyReviews } from '../resume/many-reviews.ts'
import { manySkills } from '../skills/many-skills.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds reusable comments of the teacher. */
function manyComments(testApp: TestApp, { people: { teacher } }: SchoolScene, many: number) {
  return rows(
    testApp,
    `insert into mark_comments (school_id, author_id, name, content, created_at)
     select $1, $2, 'Comment ' || n, 'Text ' || n, now() from generate_series(1, $3) n`,
    [teacher.schoolId, teacher.userId, many],
  )
}

/** Adds rows of applications, resumes and employment. */
export async function manyOfWork(testApp: TestApp, school: SchoolScene, many: number) {
  await manyReviews(testApp, school, many)
  await manyPosts(testApp, school, many)
  await manySkills(testApp, school, many)
  await manyRuns(testApp, school, many)
  await manyPaths(testApp, school, many)
  await manyRubrics(testApp, school, many)
  await manyAssessments(testApp, school, many)
  await manyApplications(testApp, school, many)
  await manyMails(testApp, school, many)
  await manyReports(testApp, school, many)
  await manyComments(testApp, school, many)
  await manyJobs(testApp, many)
}
