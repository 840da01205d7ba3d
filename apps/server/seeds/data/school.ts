// This file may be long, because it holds only data.
import { practiceAdverts } from './practice-adverts.ts'
import { t3, type AgreementSeed, type MenuSeed, type SchoolSeed } from './types.ts'

const menus: MenuSeed[] = [
  { name: t3('Home', '首页', 'Utama'), url: '/home', openMode: 'self' },
  { name: t3('Courses', '课程', 'Kursus'), url: '/course', openMode: 'self' },
  {
    name: t3('Learning centre', '学习中心', 'Pembelajaran'),
    url: '/home/learning/center',
    openMode: 'self',
  },
  {
    name: t3('Explore', '更多栏目', 'Terokai'),
    url: '/train/index',
    openMode: 'self',
    children: [
      { name: t3('Trainings', '培训', 'Latihan'), url: '/train/index' },
      { name: t3('Practice', '实训', 'Amali'), url: '/simulation' },
      { name: t3('Jobs', '招聘', 'Kerjaya'), url: '/employment' },
      { name: t3('News', '新闻资讯', 'Berita'), url: '/news' },
      { name: t3('Articles', '文章', 'Artikel'), url: '/article' },
      { name: t3('Certificates', '证书查询', 'Semak sijil'), url: '/certificate' },
    ],
  },
]

type Contact = { en: string; zh: string; my: string; email: string }

/** The text states that both schools are demo schools; address and name differ. */
const agreements = (c: Contact): AgreementSeed[] => [
  {
    type: 1,
    title: t3('Registration agreement', '注册协议', 'Perjanjian pendaftaran'),
    html: t3(
      `<h3>1. Who we are</h3><p>${c.en} is a demonstration school on Titian. Its courses, people and prices are examples. Do not rely on them for a real qualification.</p><h3>2. Your account</h3><ul><li>Register with your own name and a phone number on which you can read messages.</li><li>One person, one account. Keep your password to yourself; what is done with your account counts as done by you.</li><li>If you are under 18, ask a parent or guardian before you register.</li></ul><h3>3. Learning and tests</h3><ul><li>Do your own work in tasks and exams. A teacher may cancel a result that is not yours.</li><li>Course videos and files are for your own study. Do not publish or sell them.</li><li>In questions and reviews, write about the course and treat others with respect. We remove what is hateful, false about a person, or advertising.</li></ul><h3>4. Leaving</h3><p>Close your account yourself on the page “My data” of your account; within a week you can still keep it. We may suspend an account that breaks these rules, and we tell you the reason.</p><h3>5. Questions</h3><p>Write to ${c.email}. When these rules change in something that matters, we ask you to read them again.</p>`,
      `<h3>一、我们是谁</h3><p>${c.zh}是 Titian 平台上的演示学校。这里的课程、人物和价格都是示例，请不要用作真实的学历依据。</p><h3>二、您的账号</h3><ul><li>请用本人姓名，以及您能收到短信的手机号注册。</li><li>一人一个账号。请保管好密码；用您的账号做的操作视为您本人所为。</li><li>未满十八岁的，请先征得父母或监护人同意。</li></ul><h3>三、学习与考试</h3><ul><li>作业和考试须独立完成。不是本人完成的成绩，教师可以取消。</li><li>课程视频和资料仅供个人学习，不得公开传播或出售。</li><li>提问和评价请围绕课程，尊重他人。仇恨、诽谤和广告内容会被删除。</li></ul><h3>四、退出</h3><p>您可以在账号的“我的数据”页面自行注销账号，一周内可以改变主意。违反规则的账号可能被暂停，我们会说明原因。</p><h3>五、联系</h3><p>有疑问请发邮件至 ${c.email}。规则有重要改动时，我们会请您重新阅读。</p>`,
      `<h3>1. Siapa kami</h3><p>${c.my} ialah sekolah demonstrasi di Titian. Kursus, nama orang dan harganya hanyalah contoh. Jangan bergantung padanya untuk kelayakan sebenar.</p><h3>2. Akaun anda</h3><ul><li>Daftar dengan nama sendiri serta nombor telefon yang boleh menerima mesej.</li><li>Seorang, satu akaun. Rahsiakan kata laluan anda; apa yang dilakukan dengan akaun anda dianggap dilakukan oleh anda.</li><li>Jika anda berumur bawah 18 tahun, minta izin ibu bapa atau penjaga sebelum mendaftar.</li></ul><h3>3. Pembelajaran dan ujian</h3><ul><li>Buat sendiri tugasan dan peperiksaan. Guru boleh membatalkan keputusan yang bukan hasil anda.</li><li>Video dan fail kursus adalah untuk pembelajaran anda sendiri. Jangan sebarkan atau jual.</li><li>Dalam soalan dan ulasan, tulis tentang kursus dan hormati orang lain. Kandungan berunsur kebencian, fitnah atau iklan akan dipadam.</li></ul><h3>4. Berhenti</h3><p>Tutup akaun anda sendiri di halaman “Data saya”; dalam masa seminggu anda masih boleh mengekalkannya. Akaun yang melanggar peraturan boleh digantung, dan kami akan memberitahu sebabnya.</p><h3>5. Pertanyaan</h3><p>Tulis kepada ${c.email}. Jika ada perubahan penting, kami akan meminta anda membacanya semula.</p>`,
    ),
  },
  {
    type: 2,
    title: t3('Privacy agreement', '隐私协议', 'Perjanjian privasi'),
    html: t3(
      `<h3>What we keep</h3><ul><li>What you give us: your name, phone number, student number, and your resume if you write one.</li><li>What you do here: lessons watched, answers, marks, questions, orders.</li><li>What the server needs: sign-in times, network address and browser, kept for security.</li></ul><h3>Why</h3><p>To run your courses, to mark and certify your work, to keep orders in order, and to keep accounts safe. We do not sell your data and we show no advertising from other companies.</p><h3>Who sees it</h3><ul><li>Your teachers and your school see your learning and your marks.</li><li>An employer sees your resume only after you apply or make it public.</li><li>Other students see your name and picture beside what you post.</li></ul><h3>How long</h3><p>We keep your account until you close it. Marks and order records may be kept longer where the law asks for it.</p><h3>Your rights</h3><p>You can see and correct your data in your account. On its page “My data” you take a copy of all of it along, and close the account. For anything else, write to ${c.email}. This is a demo: please do not enter sensitive personal data.</p>`,
      `<h3>我们保存什么</h3><ul><li>您提供的：姓名、手机号、学号，以及您填写的简历。</li><li>您的学习记录：看过的课时、答案、成绩、提问和订单。</li><li>服务器需要的：登录时间、网络地址和浏览器，用于安全。</li></ul><h3>用途</h3><p>用于开展课程、批改与发证、处理订单以及保护账号安全。我们不出售您的数据，也不展示其他公司的广告。</p><h3>谁能看到</h3><ul><li>您的教师和学校能看到您的学习情况和成绩。</li><li>只有在您投递或公开简历之后，雇主才能看到它。</li><li>其他学员能在您发布的内容旁看到您的姓名和头像。</li></ul><h3>保存多久</h3><p>账号信息保存到您注销为止。法律要求的，成绩和订单记录可能保存更久。</p><h3>您的权利</h3><p>您可以在账号中查看和更正资料，并在“我的数据”页面下载全部数据的副本或注销账号。其他问题请发邮件至 ${c.email}。这是演示网站，请不要填写敏感的个人信息。</p>`,
      `<h3>Apa yang kami simpan</h3><ul><li>Yang anda beri: nama, nombor telefon, nombor pelajar, dan resume jika anda menulisnya.</li><li>Yang anda lakukan di sini: pelajaran yang ditonton, jawapan, markah, soalan dan pesanan.</li><li>Yang diperlukan oleh pelayan: masa log masuk, alamat rangkaian dan pelayar, untuk keselamatan.</li></ul><h3>Tujuan</h3><p>Untuk menjalankan kursus, menilai dan mengesahkan kerja anda, mengurus pesanan, dan melindungi akaun. Kami tidak menjual data anda dan tidak memaparkan iklan syarikat lain.</p><h3>Siapa yang melihatnya</h3><ul><li>Guru dan sekolah anda melihat pembelajaran dan markah anda.</li><li>Majikan melihat resume anda hanya selepas anda memohon atau membukanya kepada umum.</li><li>Pelajar lain melihat nama dan gambar anda di sebelah hantaran anda.</li></ul><h3>Berapa lama</h3><p>Akaun anda disimpan sehingga anda menutupnya. Markah dan rekod pesanan boleh disimpan lebih lama jika dikehendaki undang-undang.</p><h3>Hak anda</h3><p>Anda boleh melihat dan membetulkan data dalam akaun anda. Di halaman “Data saya” anda boleh mengambil salinan semuanya dan menutup akaun. Untuk perkara lain, tulis ke ${c.email}. Ini laman demonstrasi: sila jangan masukkan data peribadi yang sensitif.</p>`,
    ),
  },
  {
    type: 3,
    title: t3('Refund terms', '退款协议', 'Terma bayaran balik'),
    html: t3(
      `<p>${c.en} is a demo school: payments here are simulated and no money moves. The rules below show how a school can set its terms.</p><h3>When you can ask</h3><ul><li>Within 7 days of payment, if you have watched less than 20% of the course.</li><li>At any time, if we cancel the course or cannot deliver it.</li></ul><h3>When we cannot</h3><ul><li>After you have taken the final exam or received the certificate.</li><li>For an activation code, when it was given to you free of charge.</li></ul><h3>How</h3><p>Open the order in the learning centre and choose “Ask for a refund”. A person at the school answers within three working days. The full price goes back the way it came, and access to the course ends.</p><h3>If we say no</h3><p>We give the reason. You may answer it at ${c.email}, and a second person looks at it.</p>`,
      `<p>${c.zh}是演示学校，这里的付款是模拟的，不会发生真实的资金往来。以下规则用来展示学校可以怎样制定条款。</p><h3>可以申请的情况</h3><ul><li>付款后七天内，且观看不足课程的百分之二十。</li><li>学校取消课程或无法开课时，随时可以申请。</li></ul><h3>不能退款的情况</h3><ul><li>已参加期末考试或已取得证书。</li><li>免费获赠的激活码。</li></ul><h3>办理方式</h3><p>在学习中心打开订单，选择“申请退款”。学校工作人员会在三个工作日内答复。款项按原路全额退回，同时停止该课程的学习权限。</p><h3>如果未获批准</h3><p>我们会说明理由。您可以发邮件至 ${c.email} 申诉，由另一位工作人员复核。</p>`,
      `<p>${c.my} ialah sekolah demonstrasi: bayaran di sini hanya simulasi dan tiada wang berpindah. Peraturan di bawah menunjukkan bagaimana sekolah boleh menetapkan termanya.</p><h3>Bila anda boleh memohon</h3><ul><li>Dalam 7 hari selepas bayaran, jika anda menonton kurang daripada 20% kursus.</li><li>Pada bila-bila masa, jika kami membatalkan kursus atau tidak dapat menjalankannya.</li></ul><h3>Bila bayaran balik tidak diberi</h3><ul><li>Selepas anda menduduki peperiksaan akhir atau menerima sijil.</li><li>Bagi kod pengaktifan yang diberikan secara percuma.</li></ul><h3>Caranya</h3><p>Buka pesanan di pusat pembelajaran dan pilih “Mohon bayaran balik”. Kakitangan sekolah menjawab dalam tiga hari bekerja. Harga penuh dikembalikan melalui cara asal, dan akses kepada kursus ditamatkan.</p><h3>Jika permohonan ditolak</h3><p>Kami memberikan sebabnya. Anda boleh membalas ke ${c.email}, dan kakitangan lain akan menyemaknya.</p>`,
    ),
  },
]

export const schools: SchoolSeed[] = [
  {
    key: 'teratai',
    hosts: ['localhost', '127.0.0.1', 'teratai.localhost'],
    registrationNumbers: {
      localhost: 'SSM 200601000000 (000000-T)',
      'teratai.localhost': 'SSM 200601000000 (000000-T)',
    },
    title: t3('Teratai College', '莲花学院', 'Kolej Teratai'),
    defaultLanguage: 'en',
    languages: ['en', 'zh', 'my'],
    currency: { code: 'MYR', symbol: 'RM' },
    address: t3(
      'Lot 12, Jalan Universiti Seri Teratai, 43000 Kajang, Selangor, Malaysia',
      '马来西亚雪兰莪州加影 43000，斯里莲花大学路 12 号',
      'Lot 12, Jalan Universiti Seri Teratai, 43000 Kajang, Selangor, Malaysia',
    ),
    phone: '+60 3 8921 4400',
    email: 'hello@teratai.example',
    copyrightNotice: t3(
      '2006-2026 Teratai College. All rights reserved.',
      '2006-2026 莲花学院 版权所有',
      '2006-2026 Kolej Teratai. Hak cipta terpelihara.',
    ),
    licenceNumber: 'KPT/JPS/DFT/B 0000',
    primaryColour: '#A8431F',
    districts: [
      {
        name: t3('Kajang campus', '加影校区', 'Kampus Kajang'),
        address: t3(
          'Lot 12, Jalan Universiti Seri Teratai, 43000 Kajang, Selangor',
          '雪兰莪州加影 43000，斯里莲花大学路 12 号',
          'Lot 12, Jalan Universiti Seri Teratai, 43000 Kajang, Selangor',
        ),
        phone: '+60 3 8921 4400',
      },
      {
        name: t3('George Town workshops', '乔治市实训中心', 'Bengkel George Town'),
        address: t3(
          '18 Lebuh Pantai, 10300 George Town, Penang',
          '槟城乔治市 10300，土库街 18 号',
          '18 Lebuh Pantai, 10300 George Town, Pulau Pinang',
        ),
        phone: '+60 4 262 1800',
      },
    ],
    socialLinks: [
      { name: 'Facebook', url: 'https://facebook.example/teratai' },
      { name: 'Instagram', url: 'https://instagram.example/teratai' },
      { name: 'YouTube', url: 'https://youtube.example/teratai' },
    ],
    menus,
    banners: [
      {
        title: t3(
          'Learn a trade, one terrace at a time',
          '一层一层，学好一门手艺',
          'Kuasai kemahiran, setapak demi setapak',
        ),
        lead: t3(
          'Vocational courses in English, Chinese and Malay. Keep your progress, and take it to your first job.',
          '英语、中文、马来语授课的职业课程。积累每一步进度，带着它走向第一份工作。',
          'Kursus vokasional dalam bahasa Inggeris, Cina dan Melayu. Kemajuan anda disimpan dan menemani anda hingga ke pekerjaan pertama.',
        ),
        action: t3('Browse courses', '浏览课程', 'Lihat kursus'),
        url: '/course',
        seed: 'teratai-hero',
      },
      {
        title: t3('Start today, at no cost', '今天开始，免费学习', 'Mula hari ini, tanpa bayaran'),
        lead: t3(
          'Half of our courses are free, from product photography to bookkeeping for a shop of one.',
          '一半课程免费开放，从商品摄影到一个人的小店记账。',
          'Separuh daripada kursus kami percuma, daripada fotografi produk hingga simpan kira kedai seorang diri.',
        ),
        action: t3('See the free courses', '查看免费课程', 'Lihat kursus percuma'),
        url: '/course?isFree=1',
        seed: 'teratai-free',
      },
      {
        title: t3(
          'Pick up where you stopped',
          '从上次停下的地方继续',
          'Sambung dari tempat anda berhenti',
        ),
        lead: t3(
          'Your lessons, notes, tasks and tests are waiting in the learning centre, on any device.',
          '课时、笔记、作业和测验都在学习中心，换一台设备也能接着学。',
          'Pelajaran, nota, tugasan dan ujian menunggu di pusat pembelajaran, pada mana-mana peranti.',
        ),
        action: t3('Open the learning centre', '打开学习中心', 'Buka pusat pembelajaran'),
        url: '/home/learning/center',
        seed: 'teratai-continue',
      },
    ],
    adverts: [
      {
        positionId: 1,
        title: t3(
          'Landed cost in one afternoon',
          '一个下午学会到岸成本',
          'Kos sampai dalam satu petang',
        ),
        text: t3(
          'Measure one carton, compare sea and air, and know what each piece costs at your door.',
          '量一只纸箱，比较海运和空运，算清每件货到门口的成本。',
          'Ukur sebuah karton, bandingkan kargo laut dengan kargo udara, dan ketahui kos seunit sehingga sampai kepada anda.',
        ),
        url: '/course',
        seed: 'advert-freight',
      },
      {
        positionId: 2,
        title: t3('One lamp is enough', '一盏灯就够了', 'Satu lampu sudah cukup'),
        text: t3(
          'A free course: four photos that sell one product, with the phone you have.',
          '免费课程：用手边的手机，拍出能卖货的四张照片。',
          'Kursus percuma: empat foto yang menjual satu produk, dengan telefon yang anda ada.',
        ),
        url: '/course?isFree=1',
        seed: 'advert-photo',
      },
      {
        positionId: 3,
        title: t3('Your week at a glance', '一眼看清本周任务', 'Minggu anda sepintas lalu'),
        text: t3(
          'Tasks, tests and lessons for this week, in the order they are due.',
          '本周的作业、测验和课时，按截止时间排好。',
          'Tugasan, ujian dan pelajaran minggu ini, mengikut tarikh akhir.',
        ),
        url: '/home/learning/center',
        seed: 'advert-week',
      },
      ...practiceAdverts,
    ],
    agreements: agreements({
      en: 'Teratai College',
      zh: '莲花学院',
      my: 'Kolej Teratai',
      email: 'hello@teratai.example',
    }),
  },
  {
    key: 'kopi',
    hosts: ['kopi.localhost'],
    registrationNumbers: { 'kopi.localhost': 'SSM 201901000000 (0000000-K)' },
    title: t3('Kopi Trade School', '咖啡职业学校', 'Sekolah Kemahiran Kopi'),
    defaultLanguage: 'my',
    languages: ['my', 'en', 'zh'],
    currency: { code: 'MYR', symbol: 'RM' },
    address: t3(
      '28 Jalan Sultan Yussuf, 30000 Ipoh, Perak, Malaysia',
      '马来西亚霹雳州怡保 30000，苏丹尤索夫路 28 号',
      '28 Jalan Sultan Yussuf, 30000 Ipoh, Perak, Malaysia',
    ),
    phone: '+60 5 241 7700',
    email: 'salam@kopi.example',
    copyrightNotice: t3(
      '2019-2026 Kopi Trade School. All rights reserved.',
      '2019-2026 咖啡职业学校 版权所有',
      '2019-2026 Sekolah Kemahiran Kopi. Hak cipta terpelihara.',
    ),
    licenceNumber: 'JPK/KOPI 0000',
    primaryColour: '#1F5F8B',
    districts: [],
    socialLinks: [
      { name: 'Facebook', url: 'https://facebook.example/kopi' },
      { name: 'TikTok', url: 'https://tiktok.example/kopi' },
    ],
    menus,
    banners: [
      {
        title: t3('From bean to counter', '从咖啡豆到柜台', 'Daripada biji ke kaunter'),
        lead: t3(
          'Short courses for people who will stand behind a counter next month.',
          '为下个月就要站上柜台的人准备的短课程。',
          'Kursus pendek untuk mereka yang akan berdiri di kaunter bulan hadapan.',
        ),
        action: t3('Browse courses', '浏览课程', 'Lihat kursus'),
        url: '/course',
        seed: 'kopi-hero',
      },
      {
        title: t3('Taste first, pay later', '先尝后买', 'Rasa dahulu, bayar kemudian'),
        lead: t3(
          'Three of our six courses are free.',
          '六门课程中有三门免费。',
          'Tiga daripada enam kursus kami percuma.',
        ),
        action: t3('See the free courses', '查看免费课程', 'Lihat kursus percuma'),
        url: '/course?isFree=1',
        seed: 'kopi-free',
      },
      {
        title: t3(
          'Practise between two shifts',
          '两个班次之间也能学',
          'Belajar di antara dua syif',
        ),
        lead: t3(
          'Lessons of a few minutes, kept where you left them.',
          '几分钟一课，停在哪里都记得。',
          'Pelajaran beberapa minit, disimpan di tempat anda berhenti.',
        ),
        action: t3('Open the learning centre', '打开学习中心', 'Buka pusat pembelajaran'),
        url: '/home/learning/center',
        seed: 'kopi-continue',
      },
    ],
    adverts: [
      {
        positionId: 1,
        title: t3('Kopi O or espresso?', '黑咖啡还是浓缩咖啡？', 'Kopi O atau espreso?'),
        text: t3(
          'Learn both counters: the sock filter and the machine.',
          '两种都学：布袋冲泡和咖啡机。',
          'Pelajari kedua-duanya: penapis kain dan mesin.',
        ),
        url: '/course',
        seed: 'advert-kopi',
      },
      {
        positionId: 2,
        title: t3('Free: a clean counter', '免费课程：干净的柜台', 'Percuma: kaunter yang bersih'),
        text: t3(
          'Food safety for a small counter, in two hours.',
          '两小时学会小柜台的食品安全。',
          'Keselamatan makanan untuk kaunter kecil, dalam dua jam.',
        ),
        url: '/course?isFree=1',
        seed: 'advert-clean',
      },
      {
        positionId: 3,
        title: t3('Go on with your course', '继续您的课程', 'Teruskan kursus anda'),
        text: t3(
          'Your next lesson is one tap away.',
          '点一下就是下一课。',
          'Pelajaran seterusnya hanya satu sentuhan.',
        ),
        url: '/home/learning/center',
        seed: 'advert-next',
      },
    ],
    agreements: agreements({
      en: 'Kopi Trade School',
      zh: '咖啡职业学校',
      my: 'Sekolah Kemahiran Kopi',
      email: 'salam@kopi.example',
    }),
  },
]
