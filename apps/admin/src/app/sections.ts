import {
  IconArticle,
  IconBarrierBlock,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarStats,
  IconCamera,
  IconCertificate,
  IconChartBar,
  IconClipboardCheck,
  IconCoins,
  IconContract,
  IconCreditCard,
  IconFileCv,
  IconFileText,
  IconFlag,
  IconFlag2,
  IconHeartbeat,
  IconStack2,
  IconHistory,
  IconId,
  IconInbox,
  IconKey,
  IconLayout,
  IconListDetails,
  IconMail,
  IconMenu2,
  IconPlugConnected,
  IconReceipt,
  IconSend,
  IconRoute,
  IconSchool,
  IconSettings,
  IconSitemap,
  IconSpeakerphone,
  IconTags,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react'
import type { WaitingKind } from '@titian/contract'
import type { ComponentType } from 'react'
import { paths } from './paths.ts'

/** The headings of the side navigation in their order; a heading without a section is not shown. */
export const groups = ['start', 'people', 'courses', 'jobs', 'money', 'school', 'platform'] as const

export interface Section {
  group: (typeof groups)[number]
  /** The key of its name: the text `nav.<key>` of this site. */
  key: string
  path: string
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>
  /**
   * `staff`: everybody who may use the console; `platformAdmin`: only the staff of the platform.
   */
  who: 'staff' | 'platformAdmin'
  /** Other path prefixes that belong to this section, such as `/review/`. */
  also?: readonly string[]
  /** The kind of task whose count is shown beside the section (TCH-131). */
  waits?: WaitingKind
}

// ---- One line for each page of the navigation. Only pages that exist are listed.
export const sections: readonly Section[] = [
  { group: 'start', key: 'start', path: paths.start, Icon: IconInbox, who: 'staff' },
  { group: 'start', key: 'auditLog', path: paths.auditLog, Icon: IconHistory, who: 'staff' },
  { group: 'people', key: 'people', path: paths.people, Icon: IconUsers, who: 'staff' },
  {
    group: 'people',
    key: 'identities',
    path: paths.identities,
    Icon: IconId,
    who: 'staff',
    waits: 'identities',
  },
  {
    group: 'people',
    key: 'schoolTeachers',
    path: paths.schoolTeachers,
    Icon: IconSchool,
    who: 'staff',
  },
  { group: 'people', key: 'resumes', path: paths.resumes, Icon: IconFileCv, who: 'staff' },
  { group: 'people', key: 'faces', path: paths.faces, Icon: IconCamera, who: 'staff' },
  { group: 'people', key: 'roster', path: paths.roster, Icon: IconListDetails, who: 'staff' },
  {
    group: 'courses',
    key: 'reviews',
    path: paths.reviews,
    Icon: IconClipboardCheck,
    who: 'staff',
    also: ['/review/'],
    waits: 'reviews',
  },
  {
    group: 'courses',
    key: 'supervision',
    path: paths.supervision,
    Icon: IconChartBar,
    who: 'staff',
  },
  {
    group: 'courses',
    key: 'passRates',
    path: paths.passRates,
    Icon: IconChartBar,
    who: 'staff',
  },
  {
    group: 'courses',
    key: 'practiceSystems',
    path: paths.practiceSystems,
    Icon: IconPlugConnected,
    who: 'staff',
    also: [paths.practiceReports],
  },
  {
    group: 'courses',
    key: 'trainings',
    path: paths.trainings,
    Icon: IconCalendarStats,
    who: 'staff',
    also: [paths.taskRules],
  },
  {
    group: 'courses',
    key: 'certificates',
    path: paths.certificates,
    Icon: IconCertificate,
    who: 'staff',
    also: ['/certificates/'],
  },
  { group: 'courses', key: 'subjects', path: paths.subjects, Icon: IconSitemap, who: 'staff' },
  {
    group: 'courses',
    key: 'reported',
    path: paths.reported,
    Icon: IconFlag,
    who: 'staff',
    waits: 'reports',
  },
  {
    group: 'jobs',
    key: 'companies',
    path: paths.companies,
    Icon: IconBuilding,
    who: 'staff',
    also: ['/employment/companies/'],
  },
  {
    group: 'jobs',
    key: 'posts',
    path: paths.posts,
    Icon: IconBriefcase,
    who: 'staff',
    also: ['/employment/posts/'],
  },
  { group: 'jobs', key: 'applications', path: paths.applications, Icon: IconSend, who: 'staff' },
  {
    group: 'jobs',
    key: 'jobsOverview',
    path: paths.applicationOverview,
    Icon: IconChartBar,
    who: 'staff',
  },
  {
    group: 'jobs',
    key: 'careerPaths',
    path: paths.careerPaths,
    Icon: IconRoute,
    who: 'staff',
    also: ['/promote/paths/'],
  },
  {
    group: 'jobs',
    key: 'skills',
    path: paths.skills,
    Icon: IconTags,
    who: 'staff',
    also: ['/employment/skills/'],
  },
  { group: 'jobs', key: 'postReports', path: paths.postReports, Icon: IconFlag2, who: 'staff' },
  {
    group: 'money',
    key: 'orders',
    path: paths.orders,
    Icon: IconReceipt,
    who: 'staff',
    waits: 'orders',
  },
  {
    group: 'money',
    key: 'discountCodes',
    path: paths.discountCodes,
    Icon: IconTicket,
    who: 'staff',
  },
  {
    group: 'money',
    key: 'codeBatches',
    path: paths.codeBatches,
    Icon: IconKey,
    who: 'staff',
  },
  { group: 'money', key: 'coins', path: paths.coins, Icon: IconCoins, who: 'staff' },
  { group: 'money', key: 'money', path: paths.money, Icon: IconChartBar, who: 'staff' },
  {
    group: 'money',
    key: 'paymentSettings',
    path: paths.paymentSettings,
    Icon: IconCreditCard,
    who: 'staff',
  },
  {
    group: 'school',
    key: 'bulletins',
    path: paths.bulletins,
    Icon: IconSpeakerphone,
    who: 'staff',
  },
  { group: 'school', key: 'mails', path: paths.mails, Icon: IconMail, who: 'staff' },
  { group: 'school', key: 'articles', path: paths.articles, Icon: IconArticle, who: 'staff' },
  { group: 'school', key: 'settings', path: paths.settings, Icon: IconSettings, who: 'staff' },
  { group: 'school', key: 'menus', path: paths.menus, Icon: IconMenu2, who: 'staff' },
  {
    group: 'school',
    key: 'agreements',
    path: paths.agreements,
    Icon: IconContract,
    who: 'staff',
  },
  {
    group: 'school',
    key: 'ownPages',
    path: paths.ownPages,
    Icon: IconFileText,
    who: 'staff',
    also: ['/pages/'],
  },
  { group: 'school', key: 'homeLayout', path: paths.homeLayout, Icon: IconLayout, who: 'staff' },
  {
    group: 'platform',
    key: 'schools',
    path: paths.schools,
    Icon: IconBuildingCommunity,
    who: 'platformAdmin',
  },
  {
    group: 'platform',
    key: 'health',
    path: paths.health,
    Icon: IconHeartbeat,
    who: 'platformAdmin',
  },
  {
    group: 'platform',
    key: 'jobQueues',
    path: paths.jobQueues,
    Icon: IconStack2,
    who: 'platformAdmin',
  },
  {
    group: 'platform',
    key: 'maintenance',
    path: paths.maintenance,
    Icon: IconBarrierBlock,
    who: 'platformAdmin',
  },
]
// ----
