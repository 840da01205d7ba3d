import type { Language } from '@titian/contract'

export const sheetColumns = [
  {
    field: 'number',
    required: true,
    heads: [
      'number',
      'student number',
      'student id',
      'work number',
      'employee number',
      '学号',
      '工号',
      '编号',
      'nombor',
      'nombor pelajar',
      'no pelajar',
      'nombor pekerja',
      'no pekerja',
    ],
  },
  { field: 'name', required: true, heads: ['name', 'full name', '姓名', 'nama', 'nama penuh'] },
  {
    field: 'phone',
    required: false,
    heads: [
      'phone',
      'phone number',
      'phone no',
      'mobile',
      '手机',
      '手机号',
      '电话',
      'telefon',
      'nombor telefon',
      'no telefon',
    ],
  },
  {
    field: 'department',
    required: false,
    heads: ['department', 'faculty', 'school', '院系', '系', '学院', '部门', 'jabatan', 'fakulti'],
  },
  {
    field: 'major',
    required: false,
    heads: ['major', 'programme', 'program', '专业', 'jurusan', 'pengkhususan'],
  },
  { field: 'class', required: false, heads: ['class', '班级', '班', 'kelas'] },
] as const

export type SheetField = (typeof sheetColumns)[number]['field']

/** How a fault names its column, in the reader's language. */
export const columnNames: Record<SheetField, Record<Language, string>> = {
  number: { en: 'Number', zh: '学号/工号', my: 'Nombor' },
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  phone: { en: 'Phone', zh: '手机号', my: 'Telefon' },
  department: { en: 'Department', zh: '院系', my: 'Jabatan' },
  major: { en: 'Major', zh: '专业', my: 'Jurusan' },
  class: { en: 'Class', zh: '班级', my: 'Kelas' },
}
