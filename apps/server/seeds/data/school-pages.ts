// This file may be long, because it holds only data.
import { t3, type SchoolPageSeed, type SchoolSeed } from './types.ts'

/** Returns the pages of both demo schools, with their own names. */
export const schoolPages = ({ title, email, address }: SchoolSeed): SchoolPageSeed[] => [
  {
    place: 'content',
    title: t3('About us', '关于我们', 'Tentang kami'),
    html: t3(
      `<p>${title.en} teaches trades that are practised every day: selling across borders, baking, care and hospitality. Each course ends with a piece of work that can be shown.</p><h2>How we teach</h2><ul><li>Short videos to watch at any time, with captions in three languages.</li><li>Tasks that a teacher reads and answers.</li><li>Exams that show what you can do, and a certificate that anybody can check.</li></ul><h2>Where we are</h2><p>${address.en}</p>`,
      `<p>${title.zh}教授每天都用得上的技能：跨境销售、烘焙、护理与接待。每门课程都以一件可以展示的作品结束。</p><h2>我们怎样教学</h2><ul><li>随时可看的短视频，配有三种语言的字幕。</li><li>由教师批改并答复的作业。</li><li>考查实际能力的考试，以及任何人都能查验的证书。</li></ul><h2>我们在哪里</h2><p>${address.zh}</p>`,
      `<p>${title.my} mengajar kemahiran yang digunakan setiap hari: jualan rentas sempadan, bakeri, penjagaan dan hospitaliti. Setiap kursus berakhir dengan hasil kerja yang boleh ditunjukkan.</p><h2>Cara kami mengajar</h2><ul><li>Video pendek yang boleh ditonton bila-bila masa, dengan sari kata dalam tiga bahasa.</li><li>Tugasan yang dibaca dan dijawab oleh guru.</li><li>Peperiksaan yang menunjukkan kebolehan anda, dan sijil yang boleh disemak oleh sesiapa.</li></ul><h2>Di mana kami</h2><p>${address.my}</p>`,
    ),
  },
  {
    place: 'help',
    title: t3('Help', '帮助', 'Bantuan'),
    html: t3(
      `<h2>I forgot my password</h2><p>Choose “Forgot password” where you sign in. A code comes to your phone.</p><h2>A video does not play</h2><p>Check your connection and load the page again. What you have watched is kept.</p><h2>I want to talk to somebody</h2><p>Write to ${email}. A person answers.</p>`,
      `<h2>忘记密码</h2><p>在登录页面选择“忘记密码”，验证码会发送到您的手机。</p><h2>视频无法播放</h2><p>请检查网络并刷新页面，已观看的进度不会丢失。</p><h2>想联系工作人员</h2><p>请发邮件至 ${email}，会有人答复您。</p>`,
      `<h2>Saya lupa kata laluan</h2><p>Pilih “Lupa kata laluan” di halaman log masuk. Kod dihantar ke telefon anda.</p><h2>Video tidak dapat dimainkan</h2><p>Periksa sambungan anda dan muat semula halaman. Apa yang telah ditonton tidak hilang.</p><h2>Saya mahu bercakap dengan seseorang</h2><p>Tulis kepada ${email}. Kakitangan akan menjawab anda.</p>`,
    ),
  },
]
