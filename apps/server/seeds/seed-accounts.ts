import { auditStatus } from '@titian/contract'
import { createUsers, type NewUser } from '../src/modules/accounts/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { hashPassword } from '../src/platform/security/passwords.ts'
import { demoStudents, secondStudents, secondTeachers, teachers } from './data/people.ts'
import type { Sex, StudentSeed, TeacherSeed } from './data/types.ts'
import { demoLogins } from './demo-logins.ts'
import type { SeedContext } from './seed-context.ts'

export { demoLogins }

interface Keyed {
  key: string
  user: Omit<NewUser, 'schoolId'>
}

const sexNumber: Record<Sex, number> = { male: 1, female: 2 }
const day = 24 * 60 * 60

/** The last students of the first school were imported from one sheet. */
export const imported = { first: 81, last: 120 }
export const importedDaysAgo = 138

/** The fixed phones of demo-logins.ts; all other people get consecutive ones. */
const loginPhones = {
  teratai: {
    student: '123456701',
    teachers: ['123456702', '123456703'],
    schoolAdmin: '123456704',
    platformAdmin: '123456705',
    normal: '123456706',
  },
  kopi: { student: '123456801', teachers: ['123456802'], schoolAdmin: '123456804' },
} as const

/**
 * Returns a Malaysian mobile number without a leading zero: 13 and seven digits. No fixed phone has
 * this prefix.
 */
function orderedPhone(block: number, index: number): string {
  return `13${String(block * 1_000_000 + index + 1).padStart(7, '0')}`
}

function teacherUser({ key, name, sex, title, bio }: TeacherSeed, mobile: string): Keyed {
  return {
    key,
    user: {
      areaCode: '60',
      mobile,
      name,
      sex: sexNumber[sex],
      roles: 'teacher,normal',
      title,
      bio,
    },
  }
}

function studentUser(
  { key, name, sex, studentNumber, department, major, className }: StudentSeed,
  mobile: string,
): Keyed {
  const approved = auditStatus.approved
  return {
    key,
    user: {
      areaCode: '60',
      mobile,
      name,
      sex: sexNumber[sex],
      roles: 'student,normal',
      studentCard: studentNumber,
      department,
      major,
      className,
      auditStatus: approved,
    },
  }
}

function officeUser(key: string, name: string, roles: string, mobile: string): Keyed {
  return { key, user: { areaCode: '60', mobile, name, roles } }
}

function peopleOfTeratai(): Keyed[] {
  const phones = loginPhones.teratai
  return [
    officeUser('platform-admin', 'Amirah Yusoff', 'platformAdmin,normal', phones.platformAdmin),
    officeUser('school-admin', 'Lee Chong Ming', 'schoolAdmin,normal', phones.schoolAdmin),
    officeUser('normal', 'Sarah Tan', 'normal', phones.normal),
    ...teachers.map((teacher, index) =>
      teacherUser(teacher, phones.teachers[index] ?? orderedPhone(1, index)),
    ),
    ...demoStudents().map((student, index) =>
      studentUser(student, index === 0 ? phones.student : orderedPhone(2, index)),
    ),
  ]
}

function peopleOfKopi(): Keyed[] {
  const phones = loginPhones.kopi
  return [
    officeUser('school-admin', 'Noraini binti Salleh', 'schoolAdmin,normal', phones.schoolAdmin),
    ...secondTeachers.map((teacher, index) =>
      teacherUser(teacher, phones.teachers[index] ?? orderedPhone(1, index)),
    ),
    ...secondStudents.map((student, index) =>
      studentUser(student, index === 0 ? phones.student : orderedPhone(2, index)),
    ),
  ]
}

/**
 * Creates all people of both schools. The common password is hashed once, because separate salts
 * protect nothing here.
 */
export async function seedAccounts({ db, now, schoolIds, userIds }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(demoLogins[0].password)
  const schools: [string, Keyed[]][] = [
    ['teratai', peopleOfTeratai()],
    ['kopi', peopleOfKopi()],
  ]
  for (const [school, people] of schools) {
    const schoolId = schoolIds.get(school)
    if (schoolId === undefined)
      throw new Error(`The school ${school} must be seeded before its people.`)
    // The students of the imported sheet. The first person in the list has the oldest account,
    // because staff lists show the newest first.
    const sheet = new Set(
      Array.from(
        { length: imported.last - imported.first + 1 },
        (_, index) => `student-${imported.first + index}`,
      ),
    )
    const plans = people.map(({ key, user }, index) => ({
      ...user,
      schoolId,
      passwordHash,
      createdAt: secondsAfter(
        now,
        sheet.has(key) ? -importedDaysAgo * day : -400 * day + index * day * 2,
      ),
    }))
    const ids = await createUsers(db, plans)
    for (const { key, user } of people) {
      const id = ids.get(user.mobile)
      if (id !== undefined) userIds.set(`${school}/${key}`, id)
    }
  }
}
