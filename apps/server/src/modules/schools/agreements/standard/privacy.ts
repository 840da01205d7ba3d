// This file may be long, because it holds a legal text. The name and the contact of each school
// replace {school} and {contact}.
import type { FullTexts } from '@titian/contract'

export const privacyTitle: FullTexts = {
  en: 'Privacy agreement',
  zh: '隐私协议',
  my: 'Perjanjian privasi',
}

/** CNT-065: the stored data, retention times and readers, as implemented. */
export const privacy: FullTexts = {
  en: `<p>{school} is responsible for your data on this platform. This text says what is kept, why, who sees it and for how long.</p>
<h3>1. What you give us</h3>
<ul>
<li>Your name and phone number, and, if you add them, your picture and sex. The school may add your student number, department and class.</li>
<li>Your password is kept only in a form from which nobody can read it.</li>
<li>If the school confirms identities: the name and number that you submit, and the decision on it.</li>
<li>If you sign in with WeChat: the identifier and name that WeChat tells us.</li>
<li>With an order: your e-mail address, what you bought and what it cost. The payment itself is made at the payment service; we never see the number of your card.</li>
</ul>
<h3>2. What arises while you learn</h3>
<ul>
<li>Lessons watched and how far, notes, tasks handed in, answers, marks and certificates.</li>
<li>Questions, reviews, articles, favourites and messages.</li>
<li>In an exam: when the page was left, for how long, and how many characters were pasted, never the text; a change of browser or system, and of the beginning of the network address.</li>
<li>Photos of your face only in lessons that ask for them. The school has this switched off unless it tells you otherwise, and no photo is taken without your consent.</li>
</ul>
<h3>3. What the server needs for security</h3>
<ul>
<li>For each sign-in: the time, the network address and the name of your browser and system. You see this list in your account.</li>
<li>A log of what staff do with accounts, courses and orders, with their name, the time and the reason.</li>
<li>A cookie that keeps you signed in. Your browser also keeps your language and drafts that you have not sent; signing out removes the drafts. There are no cookies for advertising and no trackers of other companies.</li>
</ul>
<h3>4. Why</h3>
<p>To run your courses, to mark and certify your work, to handle orders, to answer you and to keep accounts safe. We do not sell your data and we make no decision about you by a machine alone.</p>
<h3>5. Who sees it</h3>
<ul>
<li>Your teachers see what you do in their courses. The school’s staff see your account, your orders and what they need to help you.</li>
<li>Other students see your name and picture beside what you post.</li>
<li>A certificate has a public page with your name, school, course, date and state. It opens only for those who have its number.</li>
<li>Services that work for the school: one that sends text messages gets your phone number, one that takes payments gets your order.</li>
<li>No other school on this platform sees your data.</li>
</ul>
<h3>6. How long</h3>
<ul>
<li>Codes sent by text message: one day. Ended sign-ins: 30 days. Browsers that were recognised: one year.</li>
<li>Photos of faces: 30 days, unless the school has set another time.</li>
<li>Records of what happened during an exam: one year after its end. Answers and marks stay.</li>
<li>Everything else is kept as long as your account. When you close it, your data is erased after a week. What stays, with your name: orders and invoices for seven years, because the law asks for the books; certificates, which others can still check; marks, exams that were handed in and the study times that marks rest on, which are the record of the school; what you accepted; and the log. What you posted for others stays under “Closed account”.</li>
</ul>
<h3>7. Your rights</h3>
<p>In your account you can see and correct your data, end sessions, and read which agreements you accepted and when. On the page “My data” of your account you can download a copy of all your data and close your account yourself; within a week you can still keep it. To have something else corrected or deleted, or to withdraw a consent, write to {contact}.</p>
<h3>8. Changes</h3>
<p>Each version of this text has a number and a date, and older ones stay readable. If something important changes, you are asked to accept the new version when you next sign in.</p>`,
  zh: `<p>{school}对您在本平台上的数据负责。本协议说明我们保存哪些数据、用途、谁能看到以及保存多久。</p>
<h3>一、您提供的信息</h3>
<ul>
<li>姓名和手机号，以及您自行补充的头像和性别。学校可能补充您的学号、院系和班级。</li>
<li>密码仅以任何人都无法还原的形式保存。</li>
<li>学校开启身份认证时：您提交的姓名和编号，以及审核结果。</li>
<li>使用微信登录时：微信告知我们的标识和昵称。</li>
<li>下单时：您的邮箱、所购内容和价格。付款在支付平台完成，我们不会看到您的银行卡号。</li>
</ul>
<h3>二、学习过程中产生的信息</h3>
<ul>
<li>观看过的课时和进度、笔记、提交的作业、答案、成绩和证书。</li>
<li>提问、评价、文章、收藏和消息。</li>
<li>考试中：何时离开页面、离开多久、粘贴了多少个字符（绝不记录内容），以及浏览器或系统的变化、网络地址开头部分的变化。</li>
<li>只有要求拍照的课时才会拍摄面部照片。除非学校另行告知，该功能处于关闭状态；未经您同意不会拍摄。</li>
</ul>
<h3>三、服务器出于安全需要的信息</h3>
<ul>
<li>每次登录的时间、网络地址、浏览器和系统名称。您可以在账号中查看。</li>
<li>工作人员对账号、课程和订单所做操作的日志，包括姓名、时间和原因。</li>
<li>用于保持登录的 Cookie。浏览器还会保存您的语言和尚未提交的草稿，退出登录时会清除草稿。没有广告 Cookie，也没有其他公司的跟踪程序。</li>
</ul>
<h3>四、用途</h3>
<p>用于开展课程、评分与发证、处理订单、答复您以及保护账号安全。我们不出售您的数据，也不会仅由机器对您作出决定。</p>
<h3>五、谁能看到</h3>
<ul>
<li>教师能看到您在其课程中的学习情况。学校工作人员能看到您的账号、订单以及帮助您所需的信息。</li>
<li>其他学员能在您发布的内容旁看到您的姓名和头像。</li>
<li>证书有公开页面，显示姓名、学校、课程、日期和状态，只有知道证书编号的人才能打开。</li>
<li>为学校提供服务的机构：短信服务会收到您的手机号，支付服务会收到您的订单。</li>
<li>本平台上的其他学校看不到您的数据。</li>
</ul>
<h3>六、保存多久</h3>
<ul>
<li>短信验证码：一天。已结束的登录记录：30 天。已识别的浏览器：一年。</li>
<li>面部照片：30 天，学校另有设置的除外。</li>
<li>考试过程记录：考试结束后一年。答案和成绩继续保留。</li>
<li>其他信息与账号保存同样长的时间。您注销账号一周后，您的数据将被删除。以下内容会连同您的姓名保留：订单和发票保留七年（法律要求保存账目）；证书（供他人查验）；成绩、已提交的考试以及成绩所依据的学习时长（属于学校档案）；您接受协议的记录；操作日志。您发布给他人看的内容保留，并显示为“已注销账号”。</li>
</ul>
<h3>七、您的权利</h3>
<p>您可以在账号中查看和更正资料、退出其他设备上的登录，并查看您何时接受了哪些协议。您可以在账号的“我的数据”页面自行下载全部数据的副本并注销账号，一周内可以保留账号。如需更正或删除其他数据，或撤回同意，请联系 {contact}。</p>
<h3>八、变更</h3>
<p>本协议的每个版本都有编号和日期，旧版本始终可以查阅。如有重要变更，您下次登录时会被请求接受新版本。</p>`,
  my: `<p>{school} bertanggungjawab atas data anda di platform ini. Teks ini menerangkan apa yang disimpan, tujuannya, siapa yang melihatnya dan berapa lama.</p>
<h3>1. Apa yang anda berikan</h3>
<ul>
<li>Nama dan nombor telefon anda, serta gambar dan jantina jika anda menambahnya. Sekolah boleh menambah nombor pelajar, jabatan dan kelas anda.</li>
<li>Kata laluan anda disimpan hanya dalam bentuk yang tidak boleh dibaca oleh sesiapa.</li>
<li>Jika sekolah mengesahkan identiti: nama dan nombor yang anda hantar serta keputusannya.</li>
<li>Jika anda log masuk dengan WeChat: pengecam dan nama yang diberikan oleh WeChat.</li>
<li>Bagi pesanan: alamat e-mel, apa yang anda beli dan harganya. Bayaran dibuat di perkhidmatan pembayaran; kami tidak pernah melihat nombor kad anda.</li>
</ul>
<h3>2. Apa yang terhasil semasa anda belajar</h3>
<ul>
<li>Pelajaran yang ditonton dan sejauh mana, nota, tugasan yang dihantar, jawapan, markah dan sijil.</li>
<li>Soalan, ulasan, artikel, kegemaran dan mesej.</li>
<li>Dalam peperiksaan: bila halaman ditinggalkan, berapa lama, dan berapa banyak aksara yang ditampal (teksnya tidak direkodkan); pertukaran pelayar atau sistem, serta perubahan bahagian awal alamat rangkaian.</li>
<li>Foto wajah hanya dalam pelajaran yang memintanya. Fungsi ini dimatikan kecuali sekolah memaklumkan sebaliknya, dan tiada foto diambil tanpa persetujuan anda.</li>
</ul>
<h3>3. Apa yang diperlukan pelayan untuk keselamatan</h3>
<ul>
<li>Bagi setiap log masuk: masa, alamat rangkaian serta nama pelayar dan sistem anda. Senarai ini ada dalam akaun anda.</li>
<li>Log tindakan kakitangan terhadap akaun, kursus dan pesanan, dengan nama, masa dan sebabnya.</li>
<li>Kuki yang mengekalkan log masuk anda. Pelayar juga menyimpan bahasa anda dan draf yang belum dihantar; draf dibuang apabila anda log keluar. Tiada kuki iklan dan tiada penjejak syarikat lain.</li>
</ul>
<h3>4. Tujuan</h3>
<p>Untuk menjalankan kursus, menilai dan mengesahkan kerja anda, mengurus pesanan, menjawab anda dan melindungi akaun. Kami tidak menjual data anda dan tidak membuat keputusan tentang anda dengan mesin semata-mata.</p>
<h3>5. Siapa yang melihatnya</h3>
<ul>
<li>Guru anda melihat apa yang anda lakukan dalam kursus mereka. Kakitangan sekolah melihat akaun, pesanan dan maklumat yang diperlukan untuk membantu anda.</li>
<li>Pelajar lain melihat nama dan gambar anda di sebelah hantaran anda.</li>
<li>Sijil mempunyai halaman awam dengan nama, sekolah, kursus, tarikh dan statusnya. Halaman itu hanya boleh dibuka oleh orang yang mempunyai nombornya.</li>
<li>Perkhidmatan yang bekerja untuk sekolah: penghantar SMS menerima nombor telefon anda, dan perkhidmatan pembayaran menerima pesanan anda.</li>
<li>Sekolah lain di platform ini tidak melihat data anda.</li>
</ul>
<h3>6. Berapa lama</h3>
<ul>
<li>Kod melalui SMS: satu hari. Log masuk yang telah tamat: 30 hari. Pelayar yang dikenali: satu tahun.</li>
<li>Foto wajah: 30 hari, kecuali sekolah menetapkan tempoh lain.</li>
<li>Rekod kejadian semasa peperiksaan: satu tahun selepas tamat. Jawapan dan markah kekal.</li>
<li>Yang lain disimpan selama akaun anda wujud. Apabila anda menutupnya, data anda dipadamkan selepas seminggu. Yang kekal bersama nama anda: pesanan dan invois selama tujuh tahun kerana undang-undang menghendaki rekod akaun; sijil, yang masih boleh disahkan; markah, peperiksaan yang dihantar dan masa belajar yang menjadi asas markah, iaitu rekod sekolah; rekod persetujuan; dan log. Hantaran anda untuk orang lain kekal di bawah “Akaun ditutup”.</li>
</ul>
<h3>7. Hak anda</h3>
<p>Dalam akaun, anda boleh melihat dan membetulkan data anda, menamatkan sesi, serta membaca perjanjian yang anda terima dan bila. Di halaman “Data saya” dalam akaun, anda boleh memuat turun salinan semua data anda dan menutup akaun sendiri; anda boleh mengekalkannya dalam tempoh seminggu. Untuk pembetulan atau pemadaman lain, atau menarik balik persetujuan, hubungi {contact}.</p>
<h3>8. Perubahan</h3>
<p>Setiap versi teks ini mempunyai nombor dan tarikh, dan versi lama kekal boleh dibaca. Jika ada perubahan penting, anda diminta menerima versi baharu apabila anda log masuk kelak.</p>`,
}
