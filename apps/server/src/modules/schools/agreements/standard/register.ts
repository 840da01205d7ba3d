// This file may be long, because it holds a legal text. The name and the contact of each school
// replace {school} and {contact}.
import type { FullTexts } from '@titian/contract'

export const registerTitle: FullTexts = {
  en: 'Registration agreement',
  zh: '注册协议',
  my: 'Perjanjian pendaftaran',
}

/** CNT-065: the terms between a school and its account holders. */
export const register: FullTexts = {
  en: `<p>This agreement is between you and {school}. It says what you may expect from the school on this platform, and what the school expects from you. You accept it by ticking it when you register.</p>
<h3>1. Your account</h3>
<ul>
<li>You register with a phone number on which you can read text messages. A phone number has one account at this school.</li>
<li>Use your own name: it stands on your results and on your certificates.</li>
<li>Keep your password to yourself. In your account you see where you are signed in, and you can end a session that you do not know.</li>
<li>The school may ask you to confirm who you are, with your student or staff number. Until then some pages may be closed to you.</li>
<li>If you are under 18, ask a parent or guardian before you register.</li>
</ul>
<h3>2. Courses and materials</h3>
<ul>
<li>Videos, papers and files of a course are for your own study. Do not publish, sell or pass them on.</li>
<li>What you watch and complete is recorded so that your progress, your marks and your certificates are right.</li>
<li>A course that costs money is bought under the refund terms, which you can read before each order.</li>
</ul>
<h3>3. Tasks and exams</h3>
<ul>
<li>Do your own work. A teacher or the school may cancel a result that is not yours.</li>
<li>During an exam the page records when it is left and how many characters are pasted, but never the text itself. You read this before you start, and no decision is made from it automatically.</li>
<li>Some lessons may ask for a photo of your face. The school has this switched off unless it tells you otherwise, and you are asked for your consent each time.</li>
<li>If you believe that a mark is wrong, write to your teacher or to the school.</li>
</ul>
<h3>4. What you write</h3>
<ul>
<li>Questions, reviews, articles and messages remain yours. You allow the school to show them on its pages.</li>
<li>Write about the subject and treat others with respect. Teachers and staff may remove what is hateful, false about a person, advertising or against the law.</li>
</ul>
<h3>5. What the school does</h3>
<ul>
<li>The school runs the courses, marks work fairly and issues the certificates that a course promises.</li>
<li>Its staff may look at the site as you see it in order to help you. While they do so they can change nothing in your name, and each time is written down.</li>
<li>The school may suspend an account that breaks this agreement. It notes the reason and tells you on request.</li>
<li>Pages may be closed for a short time for maintenance. What you have saved is kept.</li>
</ul>
<h3>6. Leaving</h3>
<p>You close your account yourself on its page “My data”, and can keep it within a week. Certificates that were issued stay valid and can still be checked.</p>
<h3>7. Changes</h3>
<p>Each version of this agreement has a number and a date, and older ones stay readable. If something important changes, you are asked to accept the new version when you next sign in.</p>
<h3>8. Questions</h3>
<p>Write to {contact}. Nothing here takes away rights that the law gives you.</p>`,
  zh: `<p>本协议由您与{school}订立，说明您可以期待学校在本平台上提供什么，以及学校对您的要求。注册时勾选即表示您接受本协议。</p>
<h3>一、您的账号</h3>
<ul>
<li>请用能接收短信的手机号注册。在本校，一个手机号对应一个账号。</li>
<li>请使用真实姓名：成绩单和证书上会显示您的姓名。</li>
<li>请妥善保管密码。您可以在账号中查看登录过的设备，并退出您不认识的登录。</li>
<li>学校可能要求您用学号或工号确认身份；确认之前，部分页面可能无法使用。</li>
<li>未满十八岁的，请先征得父母或监护人同意再注册。</li>
</ul>
<h3>二、课程与资料</h3>
<ul>
<li>课程的视频、试卷和文件仅供您本人学习，请勿公开、出售或转给他人。</li>
<li>您的观看和完成情况会被记录，以保证学习进度、成绩和证书准确无误。</li>
<li>付费课程适用退款协议，每次下单前都可以阅读。</li>
</ul>
<h3>三、作业与考试</h3>
<ul>
<li>请独立完成。不是您本人完成的成绩，教师或学校可以取消。</li>
<li>考试期间，页面会记录何时离开以及粘贴了多少个字符，但绝不记录粘贴的内容。开考前会向您说明，且不会据此自动作出任何决定。</li>
<li>部分课时可能要求拍摄面部照片。除非学校另行告知，该功能处于关闭状态，且每次都会征求您的同意。</li>
<li>如认为成绩有误，请联系教师或学校。</li>
</ul>
<h3>四、您发布的内容</h3>
<ul>
<li>提问、评价、文章和消息的权利仍归您所有，您同意学校在其页面上展示。</li>
<li>请围绕主题、尊重他人。教师和工作人员可以删除仇恨、诽谤、广告或违法的内容。</li>
</ul>
<h3>五、学校的责任</h3>
<ul>
<li>学校负责开展课程、公正评分，并颁发课程承诺的证书。</li>
<li>为了帮助您，工作人员可以按您所见的样子查看网站；期间不能以您的名义修改任何内容，且每次都有记录。</li>
<li>学校可以停用违反本协议的账号，会记录原因，并在您询问时告知。</li>
<li>网站可能因维护而短时关闭，您已保存的内容不会丢失。</li>
</ul>
<h3>六、退出</h3>
<p>您可以在账号的“我的数据”页面自行注销账号，一周内可以保留账号。已颁发的证书继续有效，仍可查验。</p>
<h3>七、变更</h3>
<p>本协议的每个版本都有编号和日期，旧版本始终可以查阅。如有重要变更，您下次登录时会被请求接受新版本。</p>
<h3>八、联系我们</h3>
<p>如有疑问，请联系 {contact}。本协议不影响法律赋予您的权利。</p>`,
  my: `<p>Perjanjian ini dibuat antara anda dengan {school}. Ia menerangkan apa yang boleh anda harapkan daripada sekolah di platform ini, dan apa yang diharapkan sekolah daripada anda. Anda menerimanya dengan menandakannya semasa mendaftar.</p>
<h3>1. Akaun anda</h3>
<ul>
<li>Daftar dengan nombor telefon yang boleh menerima SMS. Satu nombor telefon mempunyai satu akaun di sekolah ini.</li>
<li>Gunakan nama sendiri: nama itu tertera pada keputusan dan sijil anda.</li>
<li>Rahsiakan kata laluan anda. Dalam akaun, anda boleh melihat di mana anda telah log masuk dan menamatkan sesi yang tidak anda kenali.</li>
<li>Sekolah mungkin meminta anda mengesahkan identiti dengan nombor pelajar atau nombor pekerja. Sebelum itu, sesetengah halaman mungkin belum dibuka untuk anda.</li>
<li>Jika anda berumur bawah 18 tahun, minta izin ibu bapa atau penjaga sebelum mendaftar.</li>
</ul>
<h3>2. Kursus dan bahan</h3>
<ul>
<li>Video, kertas dan fail kursus adalah untuk pembelajaran anda sendiri. Jangan terbitkan, jual atau sebarkan.</li>
<li>Apa yang anda tonton dan siapkan direkodkan supaya kemajuan, markah dan sijil anda tepat.</li>
<li>Kursus berbayar dibeli di bawah terma bayaran balik, yang boleh dibaca sebelum setiap pesanan.</li>
</ul>
<h3>3. Tugasan dan peperiksaan</h3>
<ul>
<li>Buat kerja sendiri. Guru atau sekolah boleh membatalkan keputusan yang bukan hasil anda.</li>
<li>Semasa peperiksaan, halaman merekodkan bila ia ditinggalkan dan berapa banyak aksara yang ditampal, tetapi tidak sekali-kali teks itu sendiri. Anda membacanya sebelum bermula, dan tiada keputusan dibuat secara automatik berdasarkannya.</li>
<li>Sesetengah pelajaran mungkin meminta foto wajah anda. Fungsi ini dimatikan kecuali sekolah memaklumkan sebaliknya, dan persetujuan anda diminta setiap kali.</li>
<li>Jika anda rasa markah tidak betul, hubungi guru atau sekolah anda.</li>
</ul>
<h3>4. Apa yang anda tulis</h3>
<ul>
<li>Soalan, ulasan, artikel dan mesej kekal milik anda. Anda membenarkan sekolah memaparkannya di halamannya.</li>
<li>Tulis tentang tajuknya dan hormati orang lain. Guru dan kakitangan boleh membuang kandungan yang berunsur kebencian, fitnah, iklan atau menyalahi undang-undang.</li>
</ul>
<h3>5. Apa yang dilakukan sekolah</h3>
<ul>
<li>Sekolah menjalankan kursus, menilai kerja dengan adil dan mengeluarkan sijil yang dijanjikan kursus.</li>
<li>Kakitangan boleh melihat laman seperti yang anda lihat untuk membantu anda. Ketika itu mereka tidak boleh mengubah apa-apa atas nama anda, dan setiap kali direkodkan.</li>
<li>Sekolah boleh menggantung akaun yang melanggar perjanjian ini. Sebabnya dicatat dan diberitahu jika anda bertanya.</li>
<li>Halaman mungkin ditutup seketika untuk penyelenggaraan. Apa yang telah anda simpan tidak hilang.</li>
</ul>
<h3>6. Berhenti</h3>
<p>Anda boleh menutup akaun sendiri di halaman “Data saya”, dan mengekalkannya dalam tempoh seminggu. Sijil yang telah dikeluarkan kekal sah dan masih boleh disemak.</p>
<h3>7. Perubahan</h3>
<p>Setiap versi perjanjian ini mempunyai nombor dan tarikh, dan versi lama kekal boleh dibaca. Jika ada perubahan penting, anda diminta menerima versi baharu apabila anda log masuk kelak.</p>
<h3>8. Pertanyaan</h3>
<p>Hubungi {contact}. Perjanjian ini tidak menjejaskan hak anda di sisi undang-undang.</p>`,
}
