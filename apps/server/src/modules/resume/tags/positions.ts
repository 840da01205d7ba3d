import { otherPosition } from '@titian/contract'
import { type Tag, tagOf } from '../tag.ts'

interface Group extends Tag {
  tags: Tag[]
}

const group = (
  line: Parameters<typeof tagOf>[0],
  ...lines: Parameters<typeof tagOf>[0][]
): Group => ({ ...tagOf(line), tags: lines.map(tagOf) })

/** RES-034, RES-040: positions in groups; the last group is for other jobs. */
export const positionGroups: Group[] = [
  group(
    ['operations', 'Online shop', '电商运营', 'Kedai dalam talian'],
    ['shopOperator', 'E-commerce operator', '电商运营专员', 'Pengendali e-dagang'],
    [
      'crossBorderOperator',
      'Cross-border operator',
      '跨境电商运营',
      'Pengendali e-dagang rentas sempadan',
    ],
    ['liveHost', 'Live-stream host', '带货主播', 'Hos siaran langsung'],
    ['liveOperator', 'Live-stream operator', '直播运营', 'Pengendali siaran langsung'],
    ['contentOperator', 'Content operator', '内容运营', 'Pengendali kandungan'],
    ['productLister', 'Listing specialist', '商品上架专员', 'Pakar penyenaraian produk'],
    ['shopManager', 'Shop manager', '店铺店长', 'Pengurus kedai'],
  ),
  group(
    ['marketing', 'Marketing', '市场营销', 'Pemasaran'],
    ['marketingAssistant', 'Marketing assistant', '市场助理', 'Pembantu pemasaran'],
    ['digitalMarketer', 'Digital marketer', '数字营销专员', 'Pemasar digital'],
    ['socialMedia', 'Social media specialist', '新媒体运营', 'Pakar media sosial'],
    ['seo', 'Search marketing specialist', '搜索营销专员', 'Pakar pemasaran carian'],
    ['brand', 'Brand specialist', '品牌专员', 'Pakar jenama'],
    ['copywriter', 'Copywriter', '文案策划', 'Penulis iklan'],
    ['eventPlanner', 'Event planner', '活动策划', 'Perancang acara'],
  ),
  group(
    ['sales', 'Sales', '销售', 'Jualan'],
    ['salesRepresentative', 'Sales representative', '销售代表', 'Wakil jualan'],
    ['exportSales', 'Export sales', '外贸业务员', 'Jualan eksport'],
    ['keyAccount', 'Key account manager', '大客户经理', 'Pengurus akaun utama'],
    ['shopAssistant', 'Shop assistant', '导购员', 'Pembantu jualan'],
    ['salesManager', 'Sales manager', '销售经理', 'Pengurus jualan'],
  ),
  group(
    ['service', 'Customer service', '客户服务', 'Khidmat pelanggan'],
    ['customerService', 'Customer service agent', '客服专员', 'Ejen khidmat pelanggan'],
    ['afterSales', 'After-sales agent', '售后专员', 'Ejen selepas jualan'],
    ['callCentre', 'Call centre agent', '呼叫中心坐席', 'Ejen pusat panggilan'],
    ['serviceManager', 'Customer service manager', '客服主管', 'Pengurus khidmat pelanggan'],
  ),
  group(
    ['supply', 'Purchasing and logistics', '采购与物流', 'Pembelian dan logistik'],
    ['buyer', 'Buyer', '采购专员', 'Pegawai pembelian'],
    ['supplyPlanner', 'Supply planner', '供应链计划', 'Perancang bekalan'],
    ['warehouse', 'Warehouse keeper', '仓库管理员', 'Penyelia gudang'],
    ['logisticsClerk', 'Logistics clerk', '物流专员', 'Kerani logistik'],
    ['customsClerk', 'Customs clerk', '报关员', 'Kerani kastam'],
    ['documentClerk', 'Shipping documents clerk', '外贸单证员', 'Kerani dokumen perkapalan'],
  ),
  group(
    ['technology', 'Technology', '技术', 'Teknologi'],
    ['webDeveloper', 'Web developer', '网页开发工程师', 'Pembangun web'],
    ['backendDeveloper', 'Server developer', '后端开发工程师', 'Pembangun pelayan'],
    ['mobileDeveloper', 'Mobile developer', '移动开发工程师', 'Pembangun aplikasi mudah alih'],
    ['tester', 'Software tester', '软件测试工程师', 'Penguji perisian'],
    ['dataAnalyst', 'Data analyst', '数据分析师', 'Penganalisis data'],
    ['itSupport', 'IT support', '技术支持', 'Sokongan teknologi maklumat'],
    ['networkAdmin', 'Network administrator', '网络管理员', 'Pentadbir rangkaian'],
    ['productManager', 'Product manager', '产品经理', 'Pengurus produk'],
  ),
  group(
    ['creative', 'Design', '设计', 'Reka bentuk'],
    ['graphicDesigner', 'Graphic designer', '平面设计师', 'Pereka grafik'],
    ['uiDesigner', 'Interface designer', '界面设计师', 'Pereka antara muka'],
    ['shopDesigner', 'Shop designer', '电商美工', 'Pereka kedai'],
    ['videoEditor', 'Video editor', '视频剪辑师', 'Penyunting video'],
    ['photographer', 'Photographer', '摄影师', 'Jurugambar'],
  ),
  group(
    ['office', 'Office', '行政人事', 'Pejabat'],
    ['adminAssistant', 'Administrative assistant', '行政助理', 'Pembantu pentadbiran'],
    ['secretary', 'Secretary', '秘书', 'Setiausaha'],
    ['recruiter', 'Recruiter', '招聘专员', 'Perekrut'],
    ['hrSpecialist', 'Human resources specialist', '人力资源专员', 'Pakar sumber manusia'],
    ['translator', 'Translator', '翻译', 'Penterjemah'],
  ),
  group(
    ['money', 'Finance', '财务', 'Kewangan'],
    ['accountant', 'Accountant', '会计', 'Akauntan'],
    ['cashier', 'Cashier', '出纳', 'Juruwang'],
    ['auditor', 'Auditor', '审计员', 'Juruaudit'],
    ['financialAnalyst', 'Financial analyst', '财务分析师', 'Penganalisis kewangan'],
  ),
  group(
    ['teaching', 'Education', '教育', 'Pendidikan'],
    ['teacher', 'Teacher', '教师', 'Guru'],
    ['trainer', 'Trainer', '培训讲师', 'Jurulatih'],
    ['tutor', 'Tutor', '辅导老师', 'Tutor'],
    ['studentAdviser', 'Student adviser', '学业顾问', 'Penasihat pelajar'],
  ),
  group(
    ['trades', 'Production and service', '生产与服务', 'Pengeluaran dan perkhidmatan'],
    ['technician', 'Technician', '技术员', 'Juruteknik'],
    ['qualityInspector', 'Quality inspector', '质检员', 'Pemeriksa kualiti'],
    ['waiter', 'Restaurant service', '餐饮服务员', 'Pelayan restoran'],
    ['receptionist', 'Receptionist', '前台接待', 'Penyambut tetamu'],
    ['nurse', 'Nurse', '护士', 'Jururawat'],
    ['driver', 'Driver', '司机', 'Pemandu'],
  ),
  group(
    ['otherJobs', 'Other', '其他', 'Lain-lain'],
    [otherPosition, 'Another job', '其他岗位', 'Jawatan lain'],
  ),
]

export const positions: Tag[] = positionGroups.flatMap(({ tags }) => tags)
