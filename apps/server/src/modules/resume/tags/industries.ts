import { tagOf } from '../tag.ts'

/** RES-034: industries. */
export const industries = (
  [
    ['ecommerce', 'E-commerce', '电子商务', 'E-dagang'],
    ['crossBorder', 'Cross-border trade', '跨境贸易', 'Perdagangan rentas sempadan'],
    ['retail', 'Retail', '零售', 'Peruncitan'],
    ['wholesale', 'Wholesale and import', '批发与进出口', 'Borong dan import'],
    ['software', 'Software and internet', '软件与互联网', 'Perisian dan internet'],
    ['hardware', 'Electronics and hardware', '电子与硬件', 'Elektronik dan perkakasan'],
    ['telecom', 'Telecommunications', '通信', 'Telekomunikasi'],
    ['media', 'Media and entertainment', '传媒与娱乐', 'Media dan hiburan'],
    [
      'advertising',
      'Advertising and public relations',
      '广告与公关',
      'Pengiklanan dan perhubungan awam',
    ],
    ['design', 'Design', '设计', 'Reka bentuk'],
    ['finance', 'Banking and finance', '银行与金融', 'Perbankan dan kewangan'],
    ['insurance', 'Insurance', '保险', 'Insurans'],
    ['accounting', 'Accounting and audit', '会计与审计', 'Perakaunan dan audit'],
    ['consulting', 'Consulting', '咨询', 'Perundingan'],
    ['law', 'Legal services', '法律服务', 'Perkhidmatan guaman'],
    ['education', 'Education and training', '教育培训', 'Pendidikan dan latihan'],
    ['health', 'Health care', '医疗健康', 'Penjagaan kesihatan'],
    [
      'pharma',
      'Pharmaceuticals and biotechnology',
      '制药与生物技术',
      'Farmaseutikal dan bioteknologi',
    ],
    ['logistics', 'Logistics and transport', '物流与运输', 'Logistik dan pengangkutan'],
    ['manufacturing', 'Manufacturing', '制造业', 'Pembuatan'],
    ['automotive', 'Automotive', '汽车', 'Automotif'],
    ['energy', 'Energy and environment', '能源与环保', 'Tenaga dan alam sekitar'],
    ['construction', 'Construction', '建筑', 'Pembinaan'],
    ['property', 'Property', '房地产', 'Hartanah'],
    ['agriculture', 'Agriculture and food', '农业与食品', 'Pertanian dan makanan'],
    ['hospitality', 'Hotels and restaurants', '酒店与餐饮', 'Hotel dan restoran'],
    ['tourism', 'Tourism', '旅游', 'Pelancongan'],
    ['fashion', 'Fashion and beauty', '时尚与美妆', 'Fesyen dan kecantikan'],
    ['sports', 'Sports and fitness', '体育健身', 'Sukan dan kecergasan'],
    ['public', 'Public service', '公共服务', 'Perkhidmatan awam'],
    ['nonProfit', 'Non-profit organisations', '公益组织', 'Pertubuhan bukan untung'],
    ['other', 'Other', '其他', 'Lain-lain'],
  ] as const
).map(tagOf)
