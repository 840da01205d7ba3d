import type { FullTexts } from '@titian/contract'

/**
 * A city, a state or a country. The code of a city begins with the codes of its country and state
 * (RES-023).
 */
export interface Place {
  pathCode: string
  names: FullTexts
  children: Place[]
}

type Region = readonly [en: string, zh: string, cities: readonly string[]]

/**
 * Returns the places of a country. A city is written `English:Chinese`; Malay uses the English
 * name.
 */
function placesOf(country: string, names: FullTexts, regions: readonly Region[]): Place {
  const children = regions.map(([en, zh, cities], at): Place => {
    const pathCode = `${country}-${String(at + 1).padStart(2, '0')}`
    return {
      pathCode,
      names: { en, zh, my: malayNames[en] ?? en },
      children: cities.map((written, number) => {
        const [city = '', chinese = ''] = written.split(':')
        const code = `${pathCode}-${String(number + 1).padStart(2, '0')}`
        return {
          pathCode: code,
          names: { en: city, zh: chinese, my: malayNames[city] ?? city },
          children: [],
        }
      }),
    }
  })
  return { pathCode: country, names, children }
}

const malayNames: Partial<Record<string, string>> = {
  Penang: 'Pulau Pinang',
  Singapore: 'Singapura',
}

/** Append only: the index of a place is part of its code. */
export const places: Place[] = [
  placesOf('MY', { en: 'Malaysia', zh: '马来西亚', my: 'Malaysia' }, [
    [
      'Johor',
      '柔佛',
      [
        'Johor Bahru:新山',
        'Batu Pahat:峇株巴辖',
        'Muar:麻坡',
        'Kluang:居銮',
        'Iskandar Puteri:依斯干达公主城',
      ],
    ],
    [
      'Kedah',
      '吉打',
      ['Alor Setar:亚罗士打', 'Sungai Petani:双溪大年', 'Kulim:居林', 'Langkawi:浮罗交怡'],
    ],
    ['Kelantan', '吉兰丹', ['Kota Bharu:哥打巴鲁', 'Pasir Mas:巴西马', 'Tanah Merah:丹那美拉']],
    ['Melaka', '马六甲', ['Melaka:马六甲市', 'Alor Gajah:亚罗牙也', 'Jasin:野新']],
    ['Negeri Sembilan', '森美兰', ['Seremban:芙蓉', 'Port Dickson:波德申', 'Nilai:汝来']],
    [
      'Pahang',
      '彭亨',
      ['Kuantan:关丹', 'Temerloh:淡马鲁', 'Bentong:文冬', 'Cameron Highlands:金马仑高原'],
    ],
    [
      'Penang',
      '槟城',
      ['George Town:乔治市', 'Butterworth:北海', 'Bukit Mertajam:大山脚', 'Bayan Lepas:峇六拜'],
    ],
    [
      'Perak',
      '霹雳',
      ['Ipoh:怡保', 'Taiping:太平', 'Teluk Intan:安顺', 'Sitiawan:实兆远', 'Kampar:金宝'],
    ],
    ['Perlis', '玻璃市', ['Kangar:加央', 'Arau:亚娄']],
    ['Sabah', '沙巴', ['Kota Kinabalu:亚庇', 'Sandakan:山打根', 'Tawau:斗湖', 'Lahad Datu:拿笃']],
    ['Sarawak', '砂拉越', ['Kuching:古晋', 'Sibu:诗巫', 'Miri:美里', 'Bintulu:民都鲁']],
    [
      'Selangor',
      '雪兰莪',
      [
        'Shah Alam:莎阿南',
        'Petaling Jaya:八打灵再也',
        'Klang:巴生',
        'Subang Jaya:梳邦再也',
        'Kajang:加影',
        'Cyberjaya:赛城',
      ],
    ],
    ['Terengganu', '登嘉楼', ['Kuala Terengganu:瓜拉登嘉楼', 'Kemaman:甘马挽', 'Dungun:龙运']],
    ['Kuala Lumpur', '吉隆坡', ['Kuala Lumpur:吉隆坡']],
    ['Putrajaya', '布城', ['Putrajaya:布城']],
    ['Labuan', '纳闽', ['Labuan:纳闽']],
  ]),
  placesOf('SG', { en: 'Singapore', zh: '新加坡', my: 'Singapura' }, [
    ['Singapore', '新加坡', ['Singapore:新加坡']],
  ]),
  placesOf('CN', { en: 'China', zh: '中国', my: 'China' }, [
    ['Beijing', '北京', ['Beijing:北京']],
    ['Tianjin', '天津', ['Tianjin:天津']],
    ['Shanghai', '上海', ['Shanghai:上海']],
    ['Chongqing', '重庆', ['Chongqing:重庆']],
    [
      'Hebei',
      '河北',
      ['Shijiazhuang:石家庄', 'Tangshan:唐山', 'Qinhuangdao:秦皇岛', 'Baoding:保定'],
    ],
    ['Shanxi', '山西', ['Taiyuan:太原', 'Datong:大同']],
    ['Inner Mongolia', '内蒙古', ['Hohhot:呼和浩特', 'Baotou:包头']],
    ['Liaoning', '辽宁', ['Shenyang:沈阳', 'Dalian:大连', 'Anshan:鞍山']],
    ['Jilin', '吉林', ['Changchun:长春', 'Jilin:吉林市']],
    ['Heilongjiang', '黑龙江', ['Harbin:哈尔滨', 'Daqing:大庆']],
    [
      'Jiangsu',
      '江苏',
      ['Nanjing:南京', 'Suzhou:苏州', 'Wuxi:无锡', 'Changzhou:常州', 'Nantong:南通', 'Xuzhou:徐州'],
    ],
    [
      'Zhejiang',
      '浙江',
      [
        'Hangzhou:杭州',
        'Ningbo:宁波',
        'Wenzhou:温州',
        'Yiwu:义乌',
        'Jiaxing:嘉兴',
        'Shaoxing:绍兴',
      ],
    ],
    ['Anhui', '安徽', ['Hefei:合肥', 'Wuhu:芜湖']],
    ['Fujian', '福建', ['Fuzhou:福州', 'Xiamen:厦门', 'Quanzhou:泉州', 'Zhangzhou:漳州']],
    ['Jiangxi', '江西', ['Nanchang:南昌', 'Ganzhou:赣州', 'Jiujiang:九江']],
    [
      'Shandong',
      '山东',
      ['Jinan:济南', 'Qingdao:青岛', 'Yantai:烟台', 'Weifang:潍坊', 'Linyi:临沂'],
    ],
    ['Henan', '河南', ['Zhengzhou:郑州', 'Luoyang:洛阳', 'Kaifeng:开封']],
    ['Hubei', '湖北', ['Wuhan:武汉', 'Yichang:宜昌', 'Xiangyang:襄阳']],
    ['Hunan', '湖南', ['Changsha:长沙', 'Zhuzhou:株洲', 'Yueyang:岳阳']],
    [
      'Guangdong',
      '广东',
      [
        'Guangzhou:广州',
        'Shenzhen:深圳',
        'Dongguan:东莞',
        'Foshan:佛山',
        'Zhuhai:珠海',
        'Zhongshan:中山',
        'Shantou:汕头',
        'Huizhou:惠州',
      ],
    ],
    ['Guangxi', '广西', ['Nanning:南宁', 'Guilin:桂林', 'Liuzhou:柳州']],
    ['Hainan', '海南', ['Haikou:海口', 'Sanya:三亚']],
    ['Sichuan', '四川', ['Chengdu:成都', 'Mianyang:绵阳', 'Leshan:乐山']],
    ['Guizhou', '贵州', ['Guiyang:贵阳', 'Zunyi:遵义']],
    ['Yunnan', '云南', ['Kunming:昆明', 'Dali:大理', 'Lijiang:丽江']],
    ['Tibet', '西藏', ['Lhasa:拉萨']],
    ['Shaanxi', '陕西', ["Xi'an:西安", 'Xianyang:咸阳', 'Baoji:宝鸡']],
    ['Gansu', '甘肃', ['Lanzhou:兰州', 'Tianshui:天水']],
    ['Qinghai', '青海', ['Xining:西宁']],
    ['Ningxia', '宁夏', ['Yinchuan:银川']],
    ['Xinjiang', '新疆', ['Urumqi:乌鲁木齐', 'Kashgar:喀什']],
    ['Hong Kong', '香港', ['Hong Kong:香港']],
    ['Macau', '澳门', ['Macau:澳门']],
    ['Taiwan', '台湾', ['Taipei:台北', 'Taichung:台中', 'Kaohsiung:高雄']],
  ]),
]
