// This file may be long, because it holds a legal text. The name and the contact of each school
// replace {school} and {contact}.
import type { FullTexts } from '@titian/contract'

export const refundTitle: FullTexts = {
  en: 'Refund terms',
  zh: '退款协议',
  my: 'Terma bayaran balik',
}

/** CNT-065: refunds as implemented (ORD-039, ORD-058 to ORD-069). */
export const refund: FullTexts = {
  en: `<p>These terms hold for everything that you buy from {school} on this platform. You accept them with each order.</p>
<h3>1. Before you pay</h3>
<ul>
<li>The page on which you order shows the price, any discount, the coins that are used, and within how many days you may ask for your money back.</li>
<li>An order that is not paid in time closes by itself and costs nothing. You can also cancel it yourself.</li>
</ul>
<h3>2. When you may ask</h3>
<ul>
<li>Within the days that the order showed, counted from the payment. The number of days that held when you ordered stays, even if the school changes it later.</li>
<li>If the school cancels the course or cannot give it, at any time.</li>
</ul>
<h3>3. How to ask</h3>
<ol>
<li>Open the order in your account and choose “Ask for a refund”.</li>
<li>Write why. The request is for all that you paid and have not got back.</li>
<li>The staff of the school grant it in full or in part, or refuse it with a reason. You read the answer at the order.</li>
</ol>
<h3>4. How the money comes back</h3>
<ul>
<li>It goes back the way it came: to the card or account with which you paid, and coins as coins.</li>
<li>How long a bank or payment service takes is not in the hands of the school. At the order you see whether the refund is requested, granted, refused or done.</li>
<li>If a payment service reports a failure, it is tried again, and the staff see what is still open.</li>
</ul>
<h3>5. What a refund ends</h3>
<ul>
<li>A full refund ends access to the course. A part refund does not.</li>
<li>Your records of study and exams stay with your account.</li>
</ul>
<h3>6. Paid twice or too late</h3>
<ul>
<li>If the same order is paid twice, the second payment is refunded without your asking.</li>
<li>A payment that arrives after the order has closed either opens it again or is refunded in full, and you are told.</li>
</ul>
<h3>7. If you do not agree</h3>
<p>Write to {contact} and name the number of the order. Nothing here takes away rights that the law gives to buyers.</p>`,
  zh: `<p>本协议适用于您在本平台向{school}购买的一切内容。每次下单即表示您接受本协议。</p>
<h3>一、付款之前</h3>
<ul>
<li>下单页面会显示价格、优惠、所用虚拟币，以及付款后多少天内可以申请退款。</li>
<li>未在规定时间内付款的订单会自动关闭，不收取任何费用。您也可以自行取消。</li>
</ul>
<h3>二、何时可以申请</h3>
<ul>
<li>自付款之日起，在订单所示的天数之内。以下单时的天数为准，学校日后修改不影响已有订单。</li>
<li>学校取消课程或无法开课的，随时可以申请。</li>
</ul>
<h3>三、如何申请</h3>
<ol>
<li>在账号中打开订单，选择“申请退款”。</li>
<li>填写原因。申请金额为您已付且尚未退还的全部金额。</li>
<li>学校工作人员会全部或部分同意，或说明理由后拒绝。您可以在订单中看到答复。</li>
</ol>
<h3>四、款项如何退回</h3>
<ul>
<li>按原路退回：退到您付款所用的银行卡或支付账号，虚拟币退回为虚拟币。</li>
<li>银行或支付平台的到账时间不由学校决定。您可以在订单中查看退款处于已申请、已同意、已拒绝还是已完成的状态。</li>
<li>支付平台报告失败时会再次尝试，工作人员能看到尚未完成的退款。</li>
</ul>
<h3>五、退款的影响</h3>
<ul>
<li>全额退款后，该课程的学习权限随之结束；部分退款不影响学习。</li>
<li>您的学习和考试记录会保留在账号中。</li>
</ul>
<h3>六、重复付款或付款过晚</h3>
<ul>
<li>同一订单重复付款的，第二笔款项无需申请即会退还。</li>
<li>订单关闭后才到账的款项，会重新开启该订单或全额退还，并会通知您。</li>
</ul>
<h3>七、如有异议</h3>
<p>请联系 {contact} 并注明订单号。本协议不影响法律赋予消费者的权利。</p>`,
  my: `<p>Terma ini terpakai bagi semua yang anda beli daripada {school} di platform ini. Anda menerimanya dengan setiap pesanan.</p>
<h3>1. Sebelum membayar</h3>
<ul>
<li>Halaman pesanan menunjukkan harga, diskaun, syiling yang digunakan, dan dalam berapa hari anda boleh meminta wang anda kembali.</li>
<li>Pesanan yang tidak dibayar dalam masanya ditutup sendiri tanpa sebarang bayaran. Anda juga boleh membatalkannya sendiri.</li>
</ul>
<h3>2. Bila anda boleh memohon</h3>
<ul>
<li>Dalam bilangan hari yang ditunjukkan pada pesanan, dikira dari tarikh bayaran. Bilangan hari semasa anda memesan tetap terpakai walaupun sekolah mengubahnya kemudian.</li>
<li>Pada bila-bila masa jika sekolah membatalkan kursus atau tidak dapat menjalankannya.</li>
</ul>
<h3>3. Cara memohon</h3>
<ol>
<li>Buka pesanan dalam akaun anda dan pilih “Mohon bayaran balik”.</li>
<li>Tulis sebabnya. Permohonan adalah untuk semua yang telah anda bayar dan belum dikembalikan.</li>
<li>Kakitangan sekolah meluluskannya sepenuhnya atau sebahagiannya, atau menolaknya dengan sebab. Jawapannya tertera pada pesanan.</li>
</ol>
<h3>4. Bagaimana wang dikembalikan</h3>
<ul>
<li>Wang dikembalikan melalui cara asal: ke kad atau akaun yang anda gunakan, dan syiling sebagai syiling.</li>
<li>Tempoh yang diambil bank atau perkhidmatan pembayaran bukan dalam kawalan sekolah. Pada pesanan anda dapat melihat sama ada bayaran balik dipohon, diluluskan, ditolak atau selesai.</li>
<li>Jika perkhidmatan pembayaran melaporkan kegagalan, ia dicuba semula, dan kakitangan melihat apa yang belum selesai.</li>
</ul>
<h3>5. Kesan bayaran balik</h3>
<ul>
<li>Bayaran balik penuh menamatkan akses kepada kursus. Bayaran balik sebahagian tidak.</li>
<li>Rekod pembelajaran dan peperiksaan anda kekal dalam akaun.</li>
</ul>
<h3>6. Dibayar dua kali atau terlalu lewat</h3>
<ul>
<li>Jika pesanan yang sama dibayar dua kali, bayaran kedua dikembalikan tanpa perlu dipohon.</li>
<li>Bayaran yang tiba selepas pesanan ditutup sama ada membuka semula pesanan itu atau dikembalikan sepenuhnya, dan anda dimaklumkan.</li>
</ul>
<h3>7. Jika anda tidak bersetuju</h3>
<p>Hubungi {contact} dan nyatakan nombor pesanan. Terma ini tidak menjejaskan hak pembeli di sisi undang-undang.</p>`,
}
