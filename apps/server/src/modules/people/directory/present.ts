import {
  auditValueText,
  type FullTexts,
  type Language,
  type Person,
  type PersonDetail,
  punctuationOf,
} from '@titian/contract'
import { closedAccountName, type closings, shownPhone, type UserRow } from '../../accounts/index.ts'
import type { PersonRow } from './queries.ts'

export function person(user: UserRow, sign: string): Person {
  return {
    sign,
    name: user.name,
    ...shownPhone(user),
    roleStr: user.roles,
    studentCard: user.studentCard,
    className: user.className,
    disabled: user.disabled,
    auditStatus: user.auditStatus,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    closedAt: user.closedAt?.toISOString() ?? null,
  }
}

interface More extends Pick<PersonDetail, 'sign' | 'photo' | 'agreements' | 'may'> {
  open: closings.ClosingRow | undefined
}

export function personDetail(
  { user, sessions, twoStep }: PersonRow,
  { sign, open, ...more }: More,
): PersonDetail {
  const closing = open && {
    requestedAt: open.requestedAt.toISOString(),
    endsAt: open.endsAt.toISOString(),
  }
  return { ...person(user, sign), twoStep, sessions, closing: closing ?? null, ...more }
}

const heads: FullTexts[] = [
  { en: 'Name', zh: '姓名', my: 'Nama' },
  { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  { en: 'Class', zh: '班级', my: 'Kelas' },
  { en: 'Area code', zh: '区号', my: 'Kod negara' },
  { en: 'Phone', zh: '手机号', my: 'Telefon' },
  { en: 'Roles', zh: '角色', my: 'Peranan' },
  { en: 'Identity', zh: '身份认证', my: 'Identiti' },
  { en: 'Status', zh: '状态', my: 'Status' },
]
const moments: FullTexts[] = [
  { en: 'Registered', zh: '注册时间', my: 'Didaftarkan' },
  { en: 'Last sign-in', zh: '最近登录', my: 'Log masuk terakhir' },
]
const enabled: FullTexts = { en: 'Active', zh: '正常', my: 'Aktif' }
const disabled: FullTexts = { en: 'Disabled', zh: '已禁用', my: 'Dinyahaktifkan' }

export const sheetTitle: FullTexts = { en: 'People', zh: '用户', my: 'Pengguna' }

interface Reader {
  language: Language
  timeZone: string
  timeOf: (moment: Date) => string
}

/** Returns the people as rows of a sheet; phones are texts, so that no digit is lost. */
export function peopleSheet(rows: readonly UserRow[], { language, timeZone, timeOf }: Reader) {
  const head = [
    ...heads.map((text) => text[language]),
    ...moments.map((text) => `${text[language]}${punctuationOf(language).bracketed(timeZone)}`),
  ]
  const cells = rows.map((user) => [
    user.name,
    user.studentCard ?? '',
    user.className ?? '',
    shownPhone(user).areaCode,
    shownPhone(user).mobile,
    auditValueText('roles', user.roles, language),
    auditValueText('auditStatus', String(user.auditStatus), language),
    (user.closedAt ? closedAccountName : user.disabled ? disabled : enabled)[language],
    timeOf(user.createdAt),
    user.lastLoginAt ? timeOf(user.lastLoginAt) : '',
  ])
  return [head, ...cells]
}
