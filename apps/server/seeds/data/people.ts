// This file may be long, because it holds only data.
import { t3, type Sex, type StudentSeed, type TeacherSeed, type Text3 } from './types.ts'

export const teachers: TeacherSeed[] = [
  {
    key: 'nurul-huda',
    name: 'Nurul Huda binti Abdul Rahman',
    sex: 'female',
    account: 'nurul.huda',
    title: t3('Associate Professor', '副教授', 'Profesor Madya'),
    bio: t3(
      'Twelve years of teaching cross-border trade; before that, purchasing manager of an export house in Kuala Lumpur.',
      '十二年跨境贸易教学，曾任吉隆坡一家出口企业的采购经理。',
      'Dua belas tahun mengajar perdagangan rentas sempadan; dahulunya pengurus pembelian sebuah syarikat eksport di Kuala Lumpur.',
    ),
  },
  {
    key: 'chen-siyuan',
    name: '陈思远',
    sex: 'male',
    account: 'chen.siyuan',
    title: t3('Lecturer, logistics and data', '物流与数据讲师', 'Pensyarah, logistik dan data'),
    bio: t3(
      'Planned sea and air freight at a forwarder in Port Klang; answers questions live every Wednesday evening.',
      '曾在巴生港一家货代公司负责海空运方案，每周三晚间直播答疑。',
      'Pernah merancang kargo laut dan udara di syarikat penghantar di Pelabuhan Klang; menjawab soalan secara langsung setiap malam Rabu.',
    ),
  },
  {
    key: 'tan-wei-jie',
    name: 'Tan Wei Jie',
    sex: 'male',
    account: 'tan.weijie',
    title: t3('Lecturer, photography', '摄影讲师', 'Pensyarah, fotografi'),
    bio: t3(
      'Product photographer for small food and batik brands in Penang; works with one lamp by choice.',
      '为槟城的小型食品和蜡染品牌拍摄商品，坚持只用一盏灯。',
      'Jurugambar produk untuk jenama kecil makanan dan batik di Pulau Pinang; sengaja bekerja dengan satu lampu.',
    ),
  },
  {
    key: 'lin-peishan',
    name: '林佩珊',
    sex: 'female',
    account: 'lin.peishan',
    title: t3('Senior Lecturer, languages', '高级语言讲师', 'Pensyarah Kanan, bahasa'),
    bio: t3(
      'Grew up with three languages in Ipoh and interpreted at trade fairs for nine years.',
      '在怡保的三语环境中长大，做过九年展会口译。',
      'Membesar dengan tiga bahasa di Ipoh dan menjadi jurubahasa di pameran dagangan selama sembilan tahun.',
    ),
  },
  {
    key: 'ahmad-faizal',
    name: 'Ahmad Faizal bin Mohd Noor',
    sex: 'male',
    account: 'ahmad.faizal',
    title: t3(
      'Lecturer, Malay and customer service',
      '马来语与客户服务讲师',
      'Pensyarah, bahasa Melayu dan khidmat pelanggan',
    ),
    bio: t3(
      'Led a three-language customer service team of forty before he began to teach.',
      '任教前曾带领四十人的三语客服团队。',
      'Mengetuai pasukan khidmat pelanggan tiga bahasa seramai empat puluh orang sebelum mengajar.',
    ),
  },
  {
    key: 'kavitha',
    name: 'Kavitha a/p Subramaniam',
    sex: 'female',
    account: 'kavitha.s',
    title: t3('Senior Lecturer, hospitality', '酒店管理高级讲师', 'Pensyarah Kanan, hospitaliti'),
    bio: t3(
      'Fifteen years at hotel front desks from Melaka to Langkawi, four of them as night manager.',
      '十五年酒店前台经验，从马六甲到浮罗交怡，其中四年任夜班经理。',
      'Lima belas tahun di kaunter hotel dari Melaka ke Langkawi, empat daripadanya sebagai pengurus malam.',
    ),
  },
  {
    key: 'rajesh',
    name: 'Rajesh Pillai',
    sex: 'male',
    account: 'rajesh.pillai',
    title: t3(
      'Lecturer, Dr., business and data',
      '商业与数据讲师，博士',
      'Pensyarah, Dr., perniagaan dan data',
    ),
    bio: t3(
      'Statistician and former shop owner; teaches people to doubt a beautiful chart.',
      '统计学者，也开过店；教人学会怀疑漂亮的图表。',
      'Ahli statistik dan bekas pemilik kedai; mengajar orang meragui carta yang cantik.',
    ),
  },
  {
    key: 'zainab',
    name: 'Hajah Zainab binti Othman',
    sex: 'female',
    account: 'zainab.othman',
    title: t3(
      'Senior Lecturer, early childhood',
      '幼儿教育高级讲师',
      'Pensyarah Kanan, awal kanak-kanak',
    ),
    bio: t3(
      'Ran a nursery in Shah Alam for eighteen years and trains its new teachers still.',
      '在莎阿南经营托儿所十八年，至今仍负责培训新教师。',
      'Mengendalikan taska di Shah Alam selama lapan belas tahun dan masih melatih guru baharunya.',
    ),
  },
]

export const secondTeachers: TeacherSeed[] = [
  {
    key: 'roslan',
    name: 'Roslan bin Ismail',
    sex: 'male',
    account: 'roslan',
    title: t3('Coffee trainer', '咖啡培训师', 'Jurulatih kopi'),
    bio: t3(
      'Third generation of a kopitiam family in Ipoh, and a certified espresso trainer.',
      '怡保茶室世家第三代，持有咖啡师培训资格。',
      'Generasi ketiga keluarga kopitiam di Ipoh, dan jurulatih espreso bertauliah.',
    ),
  },
  {
    key: 'goh-siew-lan',
    name: 'Goh Siew Lan',
    sex: 'female',
    account: 'goh.siewlan',
    title: t3('Trainer, shop management', '店铺管理培训师', 'Jurulatih, pengurusan kedai'),
    bio: t3(
      'Opened four small cafés and closed one; teaches what the closed one taught her.',
      '开过四家小咖啡馆，关掉一家；把关店的教训也教给学员。',
      'Membuka empat kafe kecil dan menutup satu; mengajar apa yang dipelajarinya daripada yang ditutup.',
    ),
  },
]

const MALAY = {
  female: [
    'Nur Aisyah',
    'Siti Nurhaliza',
    'Nurul Izzah',
    'Farah Adilah',
    'Aina Syafiqah',
    'Puteri Balqis',
    'Intan Suraya',
    'Hannah Sofea',
    'Alya Maisarah',
    'Wan Nabila',
    'Norain',
    'Siti Khadijah',
    'Nur Hidayah',
    'Amira Batrisyia',
  ],
  male: [
    'Ahmad Firdaus',
    'Muhammad Haziq',
    'Amirul Hakim',
    'Mohd Syafiq',
    'Danish Irfan',
    'Luqman Hakeem',
    'Wan Azlan',
    'Khairul Anwar',
    'Izzat Naufal',
    'Megat Rayyan',
    'Faris Zikri',
    'Aiman Hafizi',
    'Nik Aqil',
    'Hafizuddin',
  ],
  fathers: [
    'Hassan',
    'Mohd Zulkifli',
    'Wan Ibrahim',
    'Abdullah',
    'Ismail',
    'Rosli',
    'Kamaruddin',
    'Yusof',
    'Mat Isa',
    'Othman',
    'Hamzah',
    'Zainal Abidin',
    'Razali',
    'Che Omar',
  ],
}
const CHINESE = {
  families: ['陈', '林', '李', '黄', '王', '吴', '郑', '刘', '蔡', '张', '许', '欧阳', '叶', '谢'],
  female: ['雨桐', '文静', '慧敏', '佳怡', '思颖', '诗雅', '美玲', '嘉欣', '晓彤', '静雯'],
  male: ['俊杰', '伟豪', '志明', '子轩', '家豪', '文杰', '国荣', '浩然', '启明', '宇航'],
}
const HOKKIEN = {
  families: [
    'Tan',
    'Lim',
    'Lee',
    'Ng',
    'Wong',
    'Ong',
    'Goh',
    'Chong',
    'Teoh',
    'Yap',
    'Khoo',
    'Chin',
  ],
  female: [
    'Mei Fong',
    'Siew Choo',
    'Hui Min',
    'Jia Yi',
    'Xin Yee',
    'Pei Ling',
    'Shu Ting',
    'Li Wen',
  ],
  male: [
    'Wei Jie',
    'Jun Hao',
    'Kah Wai',
    'Zhi Xuan',
    'Boon Kiat',
    'Yong Sheng',
    'Chee Keong',
    'Jia Jun',
  ],
}
const INDIAN = {
  female: [
    'Divya',
    'Kavitha',
    'Priya',
    'Shalini',
    'Thivya',
    'Anjali',
    'Yogeswary',
    'Nisha',
    'Deepa',
  ],
  male: [
    'Arvind',
    'Ganesh',
    'Kumaran',
    'Prakash',
    'Sanjay',
    'Vikneswaran',
    'Dinesh',
    'Hari',
    'Tharun',
  ],
  fathers: [
    'Ramasamy Krishnan',
    'Subramaniam',
    'Muniandy',
    'Selvaraj',
    'Rajendran',
    'Nadarajah',
    'Perumal',
    'Govindasamy',
    'Murugan',
  ],
}
const BORNEO = {
  female: [
    'Angeline anak Jimbun',
    'Christina anak Ranggi',
    'Noraini anak Bujang',
    'Florence Gimbad',
    'Jacqueline Majalap',
  ],
  male: [
    'Jeffery anak Ungging',
    'Steven anak Lanting',
    'Clement anak Jugah',
    'Roger Gumbilai',
    'Alvin Kinsuan',
  ],
}

type Programme = { code: string; department: Text3; major: Text3 }
export const programmes: Programme[] = [
  {
    code: 'CB',
    department: t3('School of Commerce', '商学院', 'Pusat Pengajian Perdagangan'),
    major: t3('Cross-border e-commerce', '跨境电子商务', 'E-dagang rentas sempadan'),
  },
  {
    code: 'LG',
    department: t3('School of Commerce', '商学院', 'Pusat Pengajian Perdagangan'),
    major: t3('Logistics management', '物流管理', 'Pengurusan logistik'),
  },
  {
    code: 'HT',
    department: t3('School of Hospitality', '酒店学院', 'Pusat Pengajian Hospitaliti'),
    major: t3('Hotel operations', '酒店运营', 'Operasi hotel'),
  },
  {
    code: 'DM',
    department: t3('School of Design', '设计学院', 'Pusat Pengajian Reka Bentuk'),
    major: t3('Digital media', '数字媒体', 'Media digital'),
  },
  {
    code: 'EC',
    department: t3('School of Education', '教育学院', 'Pusat Pengajian Pendidikan'),
    major: t3('Early childhood education', '幼儿教育', 'Pendidikan awal kanak-kanak'),
  },
]

/** Returns a seeded generator (mulberry32), so that the names are the same on every machine. */
function sequence(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function studentName(next: () => number, sex: Sex): string {
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? ''
  const group = next()
  if (group < 0.46)
    return `${pick(MALAY[sex])} ${sex === 'female' ? 'binti' : 'bin'} ${pick(MALAY.fathers)}`
  if (group < 0.66) return pick(CHINESE.families) + pick(CHINESE[sex])
  if (group < 0.84) return `${pick(HOKKIEN.families)} ${pick(HOKKIEN[sex])}`
  if (group < 0.95)
    return `${pick(INDIAN[sex])} ${sex === 'female' ? 'a/p' : 'a/l'} ${pick(INDIAN.fathers)}`
  return pick(BORNEO[sex])
}

/**
 * Returns students of the main school with distinct names; the same count gives the same list. The
 * first one is the demo login.
 */
export function demoStudents(count = 120): StudentSeed[] {
  const next = sequence(20_260_901)
  const used = new Set<string>()
  return Array.from({ length: count }, (_, i) => {
    const programme = programmes[i % programmes.length] as Programme
    const year = i === 0 ? 2024 : 2023 + Math.floor(next() * 3)
    const sex: Sex = i === 0 || next() < 0.54 ? 'female' : 'male'
    let name = i === 0 ? 'Nur Aisyah binti Hassan' : studentName(next, sex)
    for (let tries = 0; used.has(name) && tries < 200; tries += 1) name = studentName(next, sex)
    used.add(name)
    const studentNumber = `${year}-${programme.code}-${String(i === 0 ? 117 : 200 + i).padStart(4, '0')}`
    return {
      key: `student-${i + 1}`,
      name,
      sex,
      studentNumber,
      department: programme.department,
      major: programme.major,
      className: `${year}-${programme.code}`,
    }
  })
}

const kopiDepartment = t3('Counter and kitchen', '柜台与厨房', 'Kaunter dan dapur')
const barista = t3('Barista skills', '咖啡师技能', 'Kemahiran barista')
const smallShop = t3('Small shop management', '小店管理', 'Pengurusan kedai kecil')
const kopiStudent = (i: number, name: string, sex: Sex, major: Text3): StudentSeed => ({
  key: `kopi-student-${i}`,
  name,
  sex,
  studentNumber: `KTS-26-${String(i).padStart(3, '0')}`,
  department: kopiDepartment,
  major,
  className: major === barista ? 'KTS-26-B' : 'KTS-26-S',
})

export const secondStudents: StudentSeed[] = [
  kopiStudent(1, 'Nurin Damia binti Shahrul', 'female', barista),
  kopiStudent(2, 'Chan Kok Leong', 'male', smallShop),
  kopiStudent(3, 'Muhammad Adam bin Fauzi', 'male', barista),
  kopiStudent(4, 'Letchumi a/p Arumugam', 'female', barista),
  kopiStudent(5, '何婉婷', 'female', smallShop),
  kopiStudent(6, 'Syazwan bin Bakri', 'male', barista),
  kopiStudent(7, 'Foo Shi Min', 'female', barista),
  kopiStudent(8, 'Hidayatul Husna binti Jalil', 'female', smallShop),
]
