import type {
  ApplicationCard,
  ApplicationDetail,
  CompanyApplication,
  FrozenResume,
  PostCard,
  PostDetail,
} from '@titian/contract'

export const post = (fields: Partial<PostCard> = {}): PostCard => ({
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
  skills: [],
  language: 'en',
  state: 'live',
  publishedAt: '2026-11-01T08:00:00.000Z',
  endsAt: '2026-12-01T08:00:00.000Z',
  ...fields,
})

/** Returns a complete post, as its page loads it. */
export const wholePost = (fields: Partial<PostDetail> = {}): PostDetail => ({
  ...post(),
  industry: 'ecommerce',
  industryName: 'E-commerce',
  position: 'shopOperator',
  positionName: 'E-commerce operator',
  description: 'Runs the shop.',
  company: {
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
    website: '',
    introduction: '',
  },
  collected: false,
  ...fields,
})

export const card = (fields: Partial<ApplicationCard> = {}): ApplicationCard => ({
  sign: 'first',
  state: 'delivered',
  next: 'wait',
  post: post(),
  deliveredAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  interview: null,
  mail: 'sent',
  ...fields,
})

export const detail = (fields: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...card(),
  letter: 'I like shops.\nI can start now.',
  timeline: [
    {
      at: '2026-11-20T08:00:00.000Z',
      state: 'delivered',
      by: 'student',
      note: '',
      interview: null,
    },
  ],
  mayWithdraw: true,
  mayAnswerOffer: false,
  pdfName: 'mei.pdf',
  ...fields,
})

export const copy: FrozenResume = {
  paper: { language: 'zh', name: '李玥', headline: '店铺运营', photo: '', facts: [], sections: [] },
  look: { language: 'zh', template: 3, color: 'sea', spacing: 'compact', fontSize: 'small' },
  copiedAt: '2026-11-20T08:00:00.000Z',
}

export const ofCompany = (fields: Partial<CompanyApplication> = {}): CompanyApplication => ({
  companyName: 'Kedai Maju',
  title: 'Shop operator',
  language: 'en',
  applicantName: '李玥',
  schoolName: 'Demo school',
  state: 'delivered',
  changedAt: '2026-11-20T08:00:00.000Z',
  letter: 'I like shops.',
  deliveredAt: '2026-11-20T08:00:00.000Z',
  linkEndsAt: '2027-01-19T08:00:00.000Z',
  interview: null,
  timeline: [
    {
      at: '2026-11-20T08:00:00.000Z',
      state: 'delivered',
      by: 'student',
      note: '',
      interview: null,
    },
  ],
  steps: ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'],
  resume: copy,
  pdfName: '',
  version: 1,
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

export const refused = (code: number, status: number, extend: object) =>
  new Response(JSON.stringify({ ok: false, code, msg: '', data: null, extend }), { status })
