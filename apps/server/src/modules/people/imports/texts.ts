import {
  auditValueText,
  type FullTexts,
  type ImportChange,
  type Language,
  lettersOfNoName,
  type RowFault,
} from '@titian/contract'
import { phoneText } from '../rules.ts'
import type { SheetColumn } from '../sheets/rules.ts'
import type {
  Fault,
  FaultKind,
  ImportField,
  ImportRole,
  PersonChange,
  WaitingRow,
} from './rules.ts'

export const titles: Record<ImportField, FullTexts> = {
  phone: { en: 'Phone', zh: '手机号', my: 'Telefon' },
  areaCode: { en: 'Area code', zh: '区号', my: 'Kod negara' },
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  studentCard: { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  className: { en: 'Class', zh: '班级', my: 'Kelas' },
}

/** Alternative column names that people use. */
const otherHeads: Record<ImportField, readonly string[]> = {
  phone: [
    'phone number',
    'phone no',
    'mobile',
    'mobile number',
    'mobile no',
    '手机',
    '手机号码',
    '电话',
    'no telefon',
    'nombor telefon',
    'telefon bimbit',
  ],
  areaCode: ['country code', '国家区号', '国际区号', 'kod kawasan'],
  name: ['full name', '名字', '真实姓名', 'nama penuh'],
  studentCard: [
    'student no',
    'student id',
    'student card',
    'matric number',
    'matric no',
    '学生号',
    'no pelajar',
    'nombor matrik',
    'no matrik',
  ],
  className: ['class name', '班', '班级名称', 'nama kelas'],
}

const studentFields: ImportField[] = ['phone', 'areaCode', 'name', 'studentCard', 'className']
const teacherFields: ImportField[] = ['phone', 'areaCode', 'name']
const optional: readonly ImportField[] = ['areaCode', 'className']

/** Returns the columns of a sheet; fields that a role lacks become empty texts. */
export function columnsOf(role: ImportRole): SheetColumn<ImportField>[] {
  const known = role === 'student' ? studentFields : teacherFields
  return studentFields.map((field) => ({
    field,
    title: titles[field],
    isNumber: field === 'studentCard',
    required: known.includes(field) && !optional.includes(field),
    heads: known.includes(field) ? [...Object.values(titles[field]), ...otherHeads[field]] : [],
  }))
}

const faultTexts: Record<FaultKind, FullTexts> = {
  phone: {
    en: 'This is not a mobile number of Malaysia or China.',
    zh: '手机号格式不正确',
    my: 'Ini bukan nombor telefon bimbit Malaysia atau China.',
  },
  country: {
    en: 'The school does not accept phone numbers of this country.',
    zh: '学校不接受该国家或地区的手机号',
    my: 'Sekolah tidak menerima nombor telefon negara ini.',
  },
  name: {
    en: 'A name has 2 to 60 letters.',
    zh: '姓名须为 2 至 60 个字符',
    my: 'Nama mesti 2 hingga 60 huruf.',
  },
  nameLetters: {
    en: 'A name cannot contain: {letters}',
    zh: '姓名不能包含：{letters}',
    my: 'Nama tidak boleh mengandungi: {letters}',
  },
  number: {
    en: 'A student number has 1 to 20 letters, digits, - or /.',
    zh: '学号须为 1 至 20 位字母、数字、“-”或“/”',
    my: 'Nombor pelajar mesti 1 hingga 20 huruf, digit, - atau /.',
  },
  tooLong: {
    en: 'At most 100 characters.',
    zh: '最多 100 个字符',
    my: 'Paling banyak 100 aksara.',
  },
  repeated: {
    en: 'This phone number is already in a row above.',
    zh: '该手机号在表格前面已出现',
    my: 'Nombor telefon ini sudah ada dalam baris di atas.',
  },
  repeatedNumber: {
    en: 'This student number is already in a row above.',
    zh: '该学号在表格前面已出现',
    my: 'Nombor pelajar ini sudah ada dalam baris di atas.',
  },
  full: {
    en: 'The school may not have so many accounts. Disable accounts that nobody needs, or ask the platform for more.',
    zh: '超出本校的账号数量上限，请停用不再需要的账号，或向平台申请更多',
    my: 'Melebihi bilangan akaun sekolah. Nyahaktifkan akaun yang tidak diperlukan, atau mohon tambahan daripada pihak platform.',
  },
  staff: {
    en: 'This phone number belongs to a member of staff, whose account an import does not change.',
    zh: '该手机号属于工作人员，导入不会修改其资料',
    my: 'Nombor telefon ini milik kakitangan, yang akaunnya tidak diubah oleh import.',
  },
}

const mostShown = 60
const mostLetters = 10

export function rowFault({ line, field, value, kind }: Fault, language: Language): RowFault {
  return {
    line,
    column: titles[field][language],
    value: value.slice(0, mostShown).toWellFormed(),
    text: faultTexts[kind][language].replace('{letters}', () =>
      lettersOfNoName(value).slice(0, mostLetters).join(' '),
    ),
  }
}

/** Returns a preview of a new account. */
export function shownRow(row: WaitingRow, language: Language) {
  const values = [
    ['name', row.name],
    ['phone', phoneText(row)],
    ['studentCard', row.studentCard],
    ['className', row.className],
  ] as const
  return values.map(([field, value]) => ({ column: titles[field][language], value }))
}

const changedFields = [
  ['name', titles.name],
  ['studentCard', titles.studentCard],
  ['className', titles.className],
  ['roles', { en: 'Roles', zh: '角色', my: 'Peranan' }],
  ['auditStatus', { en: 'Identity', zh: '身份认证', my: 'Identiti' }],
] as const

/**
 * Returns the effect of a change on an account, in the reader's language, with values before and
 * after (ACC-280).
 */
export function changeRow(change: PersonChange, language: Language): ImportChange {
  const { line, before, after, isNewRole } = change
  const changes = changedFields.flatMap(([field, texts]) => {
    if (before[field] === after[field]) return []
    const [old, now] = [before, after].map((values) =>
      auditValueText(field, String(values[field] ?? ''), language),
    )
    return [{ column: texts[language], before: old ?? '', after: now ?? '' }]
  })
  return { line, name: before.name, phone: phoneText(change), changes, isNewRole }
}
