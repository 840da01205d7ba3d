import type { Language, ResumeContent } from '@titian/contract'
import type { StoredContent } from '../content/content.ts'

// A realistic trilingual resume: names with rare characters and an apostrophe, and lines that
// change language in the middle.

type Sections = ResumeContent['sections']

const shown = (id: string) => ({ id, hidden: false })

interface Words {
  advantage: string
  school: string
  major: string
  campus: string
  company: string
  jobTitle: string
  duties: string
  results: string
  shop: string
  helper: string
  helping: string
  project: string
  role: string
  making: string
  volunteers: string
}

const words: Record<Language, Words> = {
  en: {
    advantage:
      'Final-year commerce student who runs a virtual shop at a profit and writes product pages in English, 中文 and Bahasa Melayu. I like figures that can be checked, and customers who write back.',
    school: 'Teratai College',
    major: 'Cross-border e-commerce',
    campus: 'Class representative; dean’s list in two terms.',
    company: 'Bumi Harvest Sdn. Bhd.',
    jobTitle: 'Listing assistant',
    duties:
      'Wrote and tested 46 product pages in English, Chinese and Malay (标题、卖点、详情页).\nAnswered buyers of 王堃’s and Siobhán O’Brien’s teams within four hours.',
    results:
      'Raised search visits by 38% in two months; returns fell from 9% to 5%.\nSet up a checklist that 赵喆 still uses: “No photo, no listing” / “Tiada gambar, tiada penyenaraian”.',
    shop: 'Kedai Runcit Hassan dan Anak-anak',
    helper: 'Shop helper',
    helping: 'Stock, till and the shop’s messages, evenings and holidays.',
    project: 'Batik scarves for the Lunar New Year (新春蜡染围巾)',
    role: 'Team lead of four',
    making:
      'Planned the range with 李玥, photographed 24 scarves and sold 19 of them in three weeks at RM 59.90.',
    volunteers: 'Persatuan Belia Kajang',
  },
  zh: {
    advantage:
      '商科应届生，独立运营的虚拟店铺已连续三个月盈利，能用中文、English 和 Bahasa Melayu 撰写商品详情页。做事认真细致，喜欢用数据说话，也乐于倾听顾客的真实反馈。',
    school: '荷花商业学院',
    major: '跨境电子商务',
    campus: '担任班长；两个学期进入院长嘉许名单（Dean’s list）。',
    company: '丰收跨境电商有限公司',
    jobTitle: '商品上架助理',
    duties:
      '用中、英、马来三种语言撰写并测试 46 个商品页面（标题、卖点、详情页），四小时内回复买家消息。\n与王堃、Siobhán O’Brien 的团队每周核对一次库存，差异率控制在 0.5% 以内。',
    results:
      '两个月内搜索访问量提升 38%，退货率由 9% 降至 5%。\n编写的上架检查表沿用至今，赵喆的团队仍在使用：“没有图片，不上架”（Tiada gambar, tiada penyenaraian）。',
    shop: '哈桑父子杂货店（Kedai Runcit Hassan dan Anak-anak）',
    helper: '兼职店员',
    helping: '课余时间负责盘点、收银和店铺消息回复。',
    project: '新春蜡染围巾企划',
    role: '四人小组组长',
    making: '与李玥一起策划产品系列，拍摄 24 款围巾，三周售出 19 款，单价 RM 59.90。',
    volunteers: '加影青年协会',
  },
  my: {
    advantage:
      'Pelajar perdagangan tahun akhir yang menguruskan kedai maya dengan untung serta menulis halaman produk dalam bahasa Melayu, English dan 中文. Saya suka angka yang boleh disemak dan pelanggan yang memberi maklum balas.',
    school: 'Kolej Teratai',
    major: 'E-dagang rentas sempadan',
    campus: 'Ketua kelas; senarai dekan selama dua semester.',
    company: 'Bumi Harvest Sdn. Bhd.',
    jobTitle: 'Pembantu penyenaraian produk',
    duties:
      'Menulis dan menguji 46 halaman produk dalam tiga bahasa (标题、卖点、详情页).\nMenjawab pertanyaan pembeli pasukan 王堃 dan Siobhán O’Brien dalam masa empat jam.',
    results:
      'Lawatan carian meningkat 38% dalam dua bulan; pemulangan turun daripada 9% kepada 5%.\nMenyediakan senarai semak yang masih digunakan oleh 赵喆: “Tiada gambar, tiada penyenaraian”.',
    shop: 'Kedai Runcit Hassan dan Anak-anak',
    helper: 'Pembantu kedai',
    helping: 'Stok, kaunter bayaran dan mesej kedai pada waktu malam dan cuti.',
    project: 'Selendang batik Tahun Baharu Cina (新春蜡染围巾)',
    role: 'Ketua pasukan empat orang',
    making:
      'Merancang rangkaian produk bersama 李玥, mengambil gambar 24 helai selendang dan menjual 19 helai dalam tiga minggu pada harga RM 59.90.',
    volunteers: 'Persatuan Belia Kajang',
  },
}

function workOf(text: Words): Pick<Sections, 'work' | 'project' | 'volunteer'> {
  return {
    work: [
      {
        ...shown('work-1'),
        companyName: text.company,
        industry: 'ecommerce',
        jobTitle: text.jobTitle,
        start: '2026-06',
        end: 'now',
        skills: ['Keyword research', '商品文案', 'Penyenaraian'],
        content: text.duties,
        achievements: text.results,
      },
      {
        ...shown('work-2'),
        companyName: text.shop,
        industry: 'retail',
        jobTitle: text.helper,
        start: '2023-02',
        end: '2025-11',
        skills: [],
        content: text.helping,
        achievements: '',
      },
    ],
    project: [
      {
        ...shown('project-1'),
        name: text.project,
        role: text.role,
        link: 'https://batik.teratai.example/2026',
        start: '2025-11',
        end: '2026-02',
        content: text.making,
        achievements: '',
      },
    ],
    volunteer: [
      {
        ...shown('volunteer-1'),
        organisation: text.volunteers,
        role: '',
        start: '2024-01',
        end: '2024-12',
        content: '',
      },
    ],
  }
}

function learningOf(text: Words): Pick<Sections, 'education' | 'cultivate' | 'qualification'> {
  return {
    education: [
      {
        ...shown('education-1'),
        schoolName: text.school,
        unified: false,
        degree: 5,
        major: text.major,
        start: '2024-02',
        end: 'now',
        experience: text.campus,
      },
      {
        ...shown('education-2'),
        schoolName: 'SMK Dato’ Abu Bakar',
        unified: false,
        degree: 3,
        major: 'Perdagangan',
        start: '2019-01',
        end: '2023-12',
        experience: '',
      },
    ],
    cultivate: [
      {
        ...shown('cultivate-1'),
        courseName: 'Front office operations 前厅运营',
        organiser: text.school,
        start: '2026-10',
        end: null,
        content: '',
      },
    ],
    qualification: [
      {
        ...shown('qualification-1'),
        category: 'language',
        name: 'MUET Band 4.5',
        issuer: 'Majlis Peperiksaan Malaysia',
        number: 'MUET-2025/0417',
        date: '2025-04',
      },
    ],
  }
}

/** Returns the sample in one of the three languages. */
export function sampleContent(
  language: Language,
  look: Partial<ResumeContent['look']> = {},
): StoredContent {
  const text = words[language]
  return {
    photoFileId: null,
    basics: {
      name: language === 'zh' ? '李玥 Nur Aisyah binti Hassan' : 'Nur Aisyah binti Hassan 李玥',
      status: 4,
      sex: 2,
      identity: 1,
      birthday: '2004-12-31',
      wechat: 'aisyah_04',
      contact: '+60 12-345 6789',
      email: 'aisyah@teratai.example',
      city: 'MY-14-01',
    },
    personalAdvantage: text.advantage,
    look: {
      template: 0,
      language,
      color: 'terracotta',
      spacing: 'normal',
      fontSize: 'normal',
      ...look,
    },
    sectionOrder: [
      'intention',
      'work',
      'education',
      'project',
      'internship',
      'training',
      'cultivate',
      'qualification',
      'skill',
      'language',
      'volunteer',
    ],
    hiddenSections: [],
    sections: {
      intention: [
        {
          ...shown('intention-1'),
          positionCode: 'crossBorderOperator',
          positionName: '',
          salaryBand: 2,
          currency: 'MYR',
          industries: ['ecommerce', 'retail'],
          city: 'MY-14-01',
          nature: 2,
        },
      ],
      internship: [],
      training: [],
      skill: [
        { ...shown('skill-1'), name: 'Product photography', level: 2, evidence: '91 / 100' },
        { ...shown('skill-2'), name: '关键词分析', level: 3, evidence: '' },
        { ...shown('skill-3'), name: 'Excel & SQL', level: 1, evidence: '' },
      ],
      language: [
        { ...shown('language-1'), name: 'Bahasa Melayu', level: 5 },
        { ...shown('language-2'), name: 'English', level: 4 },
        { ...shown('language-3'), name: '中文', level: 3 },
      ],
      ...workOf(text),
      ...learningOf(text),
    },
  }
}
