import { type Tag, tagOf } from '../tag.ts'

const listed = (...lines: Parameters<typeof tagOf>[0][]): Tag[] => lines.map(tagOf)

/** RES-047: skills of every job. */
const common = listed(
  ['communication', 'Communication', '沟通能力', 'Komunikasi'],
  ['teamwork', 'Teamwork', '团队合作', 'Kerja berpasukan'],
  ['planning', 'Planning', '计划能力', 'Perancangan'],
  ['english', 'English', '英语', 'Bahasa Inggeris'],
  ['chinese', 'Chinese', '中文', 'Bahasa Cina'],
  ['malay', 'Malay', '马来语', 'Bahasa Melayu'],
  ['spreadsheets', 'Spreadsheets', '电子表格', 'Hamparan'],
  ['presentation', 'Presentation', '演示表达', 'Pembentangan'],
)

const byGroup: Record<string, Tag[]> = {
  operations: listed(
    ['listing', 'Product listing', '商品上架', 'Penyenaraian produk'],
    ['liveStreaming', 'Live streaming', '直播带货', 'Siaran langsung'],
    ['productChoice', 'Choice of products', '选品', 'Pemilihan produk'],
    ['campaigns', 'Sales campaigns', '活动运营', 'Kempen jualan'],
    ['shopData', 'Shop data analysis', '店铺数据分析', 'Analisis data kedai'],
    ['amazon', 'Amazon', '亚马逊平台', 'Amazon'],
    ['shopee', 'Shopee', 'Shopee 平台', 'Shopee'],
    ['tiktokShop', 'TikTok Shop', 'TikTok Shop', 'TikTok Shop'],
  ),
  marketing: listed(
    ['marketResearch', 'Market research', '市场调研', 'Kajian pasaran'],
    ['socialMedia', 'Social media', '社交媒体', 'Media sosial'],
    ['searchMarketing', 'Search engine marketing', '搜索引擎营销', 'Pemasaran enjin carian'],
    ['copywriting', 'Copywriting', '文案写作', 'Penulisan iklan'],
    ['advertising', 'Advertising', '广告投放', 'Pengiklanan'],
    ['webAnalytics', 'Web analytics', '网站分析', 'Analitik web'],
  ),
  sales: listed(
    ['negotiation', 'Negotiation', '商务谈判', 'Rundingan'],
    ['customerCare', 'Customer care', '客户维护', 'Penjagaan pelanggan'],
    ['exportTrade', 'Export trade', '外贸流程', 'Perdagangan eksport'],
    ['quotation', 'Quotations', '报价', 'Sebut harga'],
    ['crm', 'Customer management software', '客户管理系统', 'Perisian pengurusan pelanggan'],
  ),
  service: listed(
    ['complaints', 'Complaints', '投诉处理', 'Pengendalian aduan'],
    ['afterSales', 'After-sales service', '售后服务', 'Khidmat selepas jualan'],
    ['typing', 'Fast typing', '快速打字', 'Menaip pantas'],
    ['returns', 'Returns and refunds', '退换货', 'Pemulangan dan bayaran balik'],
  ),
  supply: listed(
    ['purchasing', 'Purchasing', '采购', 'Pembelian'],
    ['inventory', 'Inventory', '库存管理', 'Pengurusan inventori'],
    ['customs', 'Customs declaration', '报关', 'Pengisytiharan kastam'],
    ['shipping', 'Shipping documents', '外贸单证', 'Dokumen perkapalan'],
    ['erp', 'ERP', 'ERP 系统', 'ERP'],
    ['forecasting', 'Demand forecasting', '需求预测', 'Ramalan permintaan'],
  ),
  technology: listed(
    ['javascript', 'JavaScript', 'JavaScript', 'JavaScript'],
    ['typescript', 'TypeScript', 'TypeScript', 'TypeScript'],
    ['react', 'React', 'React', 'React'],
    ['python', 'Python', 'Python', 'Python'],
    ['java', 'Java', 'Java', 'Java'],
    ['cpp', 'C++', 'C++', 'C++'],
    ['csharp', 'C#', 'C#', 'C#'],
    ['sql', 'SQL', 'SQL', 'SQL'],
    ['testing', 'Software testing', '软件测试', 'Pengujian perisian'],
    ['networks', 'Networks', '网络', 'Rangkaian'],
  ),
  creative: listed(
    ['photoshop', 'Photoshop', 'Photoshop', 'Photoshop'],
    ['illustrator', 'Illustrator', 'Illustrator', 'Illustrator'],
    ['videoEditing', 'Video editing', '视频剪辑', 'Suntingan video'],
    ['photography', 'Photography', '摄影', 'Fotografi'],
    ['layout', 'Layout', '排版', 'Susun atur'],
    ['figma', 'Figma', 'Figma', 'Figma'],
  ),
  office: listed(
    ['wordProcessing', 'Word processing', '文字处理', 'Pemprosesan kata'],
    ['scheduling', 'Scheduling', '日程安排', 'Penjadualan'],
    ['recruiting', 'Recruiting', '招聘', 'Pengambilan pekerja'],
    ['translation', 'Translation', '翻译', 'Terjemahan'],
    ['filing', 'Filing', '档案管理', 'Pemfailan'],
  ),
  money: listed(
    ['bookkeeping', 'Bookkeeping', '记账', 'Simpan kira'],
    ['tax', 'Tax', '税务', 'Cukai'],
    ['costing', 'Costing', '成本核算', 'Pengekosan'],
    ['financialReports', 'Financial reports', '财务报表', 'Laporan kewangan'],
  ),
  teaching: listed(
    ['lessonPlanning', 'Lesson planning', '教案设计', 'Perancangan pengajaran'],
    ['classroom', 'Classroom management', '课堂管理', 'Pengurusan bilik darjah'],
    ['onlineTeaching', 'Online teaching', '在线教学', 'Pengajaran dalam talian'],
    ['assessment', 'Assessment', '教学评价', 'Pentaksiran'],
  ),
  trades: listed(
    ['machineOperation', 'Machine operation', '设备操作', 'Pengendalian mesin'],
    ['qualityControl', 'Quality control', '质量控制', 'Kawalan kualiti'],
    ['safety', 'Work safety', '安全生产', 'Keselamatan kerja'],
    ['hygiene', 'Food hygiene', '食品卫生', 'Kebersihan makanan'],
  ),
}

/** Returns the skills of a job group, then those of every job. */
export const skillsOf = (group: string | undefined): Tag[] => [
  ...((group !== undefined && Object.hasOwn(byGroup, group) && byGroup[group]) || []),
  ...common,
]

/** Each skill once. */
export const allSkills: readonly Tag[] = [...common, ...Object.values(byGroup).flat()]

/** Normalises the name of a skill: case, width and spaces do not matter. */
export const foldSkill = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
