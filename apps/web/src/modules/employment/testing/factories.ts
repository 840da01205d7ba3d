import type { CompanyDetail, PostCard, PostDetail } from '@titian/contract'

export const company: CompanyDetail = {
  sign: 'kedai',
  name: 'Kedai Maju',
  logo: '',
  industry: 'ecommerce',
  industryName: 'E-commerce',
  size: 2,
  cityName: 'Kuala Lumpur',
  verified: true,
  posts: 2,
  city: 'MY-14-01',
  address: '12 Jalan Ampang',
  map: '',
  website: 'https://company.example',
  introduction: 'Sells goods.',
}

export const card = (fields: Partial<PostCard> = {}): PostCard => ({
  positionId: 'one',
  title: 'Shop operator',
  company: { sign: 'kedai', name: 'Kedai Maju', logo: '', verified: true },
  city: 'MY-14-01',
  cityName: 'Kuala Lumpur',
  remote: false,
  salary: { least: 300_000, most: 450_000, currency: 'MYR', per: 'month', negotiable: false },
  nature: 2,
  degree: 4,
  experience: 1,
  skills: [{ name: 'Copywriting', level: 3 }],
  language: 'en',
  state: 'live',
  publishedAt: '2026-11-01T08:00:00.000Z',
  endsAt: '2026-12-01T08:00:00.000Z',
  ...fields,
})

export const detail = (fields: Partial<PostDetail> = {}): PostDetail => ({
  ...card(),
  industry: 'ecommerce',
  industryName: 'E-commerce',
  position: 'shopOperator',
  positionName: 'E-commerce operator',
  description: 'Runs the shop.\nAnswers buyers.\n\n<img src=x onerror=alert(1)> is text.',
  company,
  collected: false,
  ...fields,
})

/** The signed-in student. */
export const person = {
  userId: 'u',
  name: 'Mei',
  photo: null,
  sex: 0,
  roleStr: 'student,normal',
  _roleName: 'student',
  mobile: '1',
  areaCode: '60',
  functionCodeList: [],
  auditStatus: 2,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
}
