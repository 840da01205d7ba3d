// This file may be long, because it holds only data.
import { t3, type SubjectSeed } from './types.ts'

const node = (
  key: string,
  icon: string,
  en: string,
  zh: string,
  my: string,
  children?: SubjectSeed[],
): SubjectSeed => ({ key, icon, name: t3(en, zh, my), children })

export const subjects: SubjectSeed[] = [
  node(
    'ecommerce',
    'world-dollar',
    'Cross-border e-commerce',
    '跨境电商',
    'E-dagang rentas sempadan',
    [
      node(
        'selling',
        'building-store',
        'Cross-border selling',
        '跨境销售',
        'Jualan rentas sempadan',
        [
          node(
            'listing-keywords',
            'list-search',
            'Listing and keywords',
            '选品与关键词',
            'Penyenaraian dan kata kunci',
          ),
          node(
            'marketplace-operations',
            'shopping-cart',
            'Marketplace operations',
            '平台运营',
            'Operasi pasaran dalam talian',
          ),
        ],
      ),
      node(
        'live-commerce',
        'broadcast',
        'Live commerce',
        '直播电商',
        'Perdagangan siaran langsung',
        [
          node(
            'live-hosting',
            'microphone',
            'Live hosting',
            '直播主持',
            'Pengacaraan siaran langsung',
          ),
          node(
            'short-video-shops',
            'video',
            'Short-video shops',
            '短视频店铺',
            'Kedai video pendek',
          ),
        ],
      ),
      node(
        'shop-business',
        'calculator',
        'Running the business',
        '店铺经营',
        'Mengurus perniagaan',
        [
          node('bookkeeping', 'notebook', 'Bookkeeping', '记账', 'Simpan kira'),
          node('sales-data', 'chart-bar', 'Sales data', '销售数据', 'Data jualan'),
          node(
            'customer-service',
            'message-circle',
            'Customer service',
            '客户服务',
            'Khidmat pelanggan',
          ),
        ],
      ),
    ],
  ),
  node(
    'hospitality',
    'building-skyscraper',
    'Hospitality and tourism',
    '酒店与旅游',
    'Hospitaliti dan pelancongan',
    [
      node('rooms', 'bed', 'Rooms division', '客房部', 'Bahagian bilik', [
        node('front-office', 'bell', 'Front office', '前厅', 'Pejabat hadapan'),
        node('housekeeping', 'spray', 'Housekeeping', '客房服务', 'Pengemasan bilik'),
      ]),
      node('food-service', 'tools-kitchen-2', 'Food and service', '餐饮', 'Makanan dan layanan', [
        node('culinary', 'chef-hat', 'Culinary', '烹饪', 'Kulinari'),
        node('coffee-service', 'coffee', 'Coffee and beverages', '咖啡与饮品', 'Kopi dan minuman'),
      ]),
      node('travel', 'map-2', 'Tours and travel', '旅游', 'Pelancongan', [
        node('tour-guiding', 'walk', 'Tour guiding', '导游', 'Pemandu pelancong'),
      ]),
    ],
  ),
  node('design', 'palette', 'Design and media', '设计与媒体', 'Reka bentuk dan media', [
    node('image', 'camera', 'Image making', '影像', 'Penghasilan imej', [
      node('photography', 'camera', 'Photography', '摄影', 'Fotografi'),
      node('video-editing', 'movie', 'Video editing', '视频剪辑', 'Suntingan video'),
    ]),
    node('graphic', 'vector', 'Graphic design', '平面设计', 'Reka bentuk grafik', [
      node('packaging', 'package', 'Packaging', '包装设计', 'Pembungkusan'),
      node(
        'layout-type',
        'typography',
        'Layout and type',
        '版式与文字',
        'Susun atur dan tipografi',
      ),
    ]),
  ]),
  node(
    'logistics',
    'truck-delivery',
    'Logistics and supply chain',
    '物流与供应链',
    'Logistik dan rantaian bekalan',
    [
      node(
        'freight',
        'ship',
        'Freight and customs',
        '货运与报关',
        'Pengangkutan kargo dan kastam',
        [
          node('freight-costing', 'scale', 'Freight costing', '运费核算', 'Pengiraan kos kargo'),
          node(
            'customs-documents',
            'file-certificate',
            'Customs documents',
            '报关单证',
            'Dokumen kastam',
          ),
        ],
      ),
      node('warehouse', 'building-warehouse', 'Warehouse', '仓储', 'Gudang', [
        node('stock-control', 'clipboard-list', 'Stock control', '库存管理', 'Kawalan stok'),
        node('warehouse-safety', 'helmet', 'Warehouse safety', '仓库安全', 'Keselamatan gudang'),
      ]),
    ],
  ),
  node('languages', 'language', 'Languages for work', '职场语言', 'Bahasa untuk kerja', [
    node('malay', 'message-language', 'Malay', '马来语', 'Bahasa Melayu', [
      node(
        'business-malay-language',
        'briefcase',
        'Business Malay',
        '商务马来语',
        'Bahasa Melayu perniagaan',
      ),
      node(
        'service-malay',
        'headset',
        'Malay for service',
        '服务马来语',
        'Bahasa Melayu untuk layanan',
      ),
    ]),
    node('english', 'abc', 'English', '英语', 'Bahasa Inggeris', [
      node(
        'workplace-english',
        'mail',
        'Workplace English',
        '职场英语',
        'Bahasa Inggeris di tempat kerja',
      ),
      node(
        'hospitality-english',
        'bell',
        'English for hospitality',
        '酒店英语',
        'Bahasa Inggeris hospitaliti',
      ),
    ]),
    node('mandarin', 'language-hiragana', 'Mandarin', '中文', 'Bahasa Mandarin', [
      node('beginner-mandarin', 'plant-2', 'Beginner Mandarin', '初级中文', 'Mandarin permulaan'),
    ]),
  ]),
  node(
    'early-childhood',
    'horse-toy',
    'Early childhood education and care',
    '幼儿教育与保育',
    'Pendidikan dan jagaan awal kanak-kanak',
    [
      node(
        'child-learning',
        'puzzle',
        'Learning and play',
        '学习与游戏',
        'Pembelajaran dan permainan',
        [
          node(
            'play-language',
            'balloon',
            'Play and language',
            '游戏与语言',
            'Permainan dan bahasa',
          ),
          node('observation', 'eye', 'Observation', '观察', 'Pemerhatian'),
        ],
      ),
      node('child-care', 'heart', 'Care and safety', '保育与安全', 'Jagaan dan keselamatan', [
        node(
          'health-hygiene',
          'wash',
          'Health and hygiene',
          '健康与卫生',
          'Kesihatan dan kebersihan',
        ),
        node(
          'child-first-aid',
          'first-aid-kit',
          'Paediatric first aid',
          '儿童急救',
          'Pertolongan cemas kanak-kanak',
        ),
      ]),
    ],
  ),
]
