import {
  IconArticle,
  IconBell,
  IconBook2,
  IconBriefcase,
  IconCalendar,
  IconCertificate,
  IconChalkboard,
  IconChartBar,
  IconChartDots,
  IconFileCv,
  IconFiles,
  IconHeart,
  IconLayoutDashboard,
  IconPresentation,
  IconReceipt2,
  IconSchool,
  IconShare,
  IconUserCircle,
  IconUserUp,
} from '@tabler/icons-react'
import { pages, type PageFacts } from '../paths.ts'

const icons = new Map<PageFacts, typeof IconBell>([
  [pages.learningCenter, IconLayoutDashboard],
  [pages.learningCourses, IconBook2],
  [pages.myTraining, IconPresentation],
  [pages.curriculum, IconCalendar],
  [pages.analysis, IconChartBar],
  [pages.wallet, IconCertificate],
  [pages.myTeaching, IconChalkboard],
  [pages.teacherStudy, IconSchool],
  [pages.regulate, IconChartDots],
  [pages.articleManagement, IconArticle],
  [pages.message, IconBell],
  [pages.historyCollect, IconHeart],
  [pages.sharingCourses, IconShare],
  [pages.resume, IconFileCv],
  [pages.applications, IconBriefcase],
  [pages.uploading, IconFiles],
  [pages.orders, IconReceipt2],
  [pages.account, IconUserCircle],
  [pages.upgradeUser, IconUserUp],
])

/**
 * The icons have their own file, because some code uses the list of entries without rendering
 * icons.
 */
export const ownIcon = (page: PageFacts) => icons.get(page) ?? IconBook2
