import type { ErpRefusal, FullTexts, Language } from '@titian/contract'

type Details = Readonly<Record<string, number | string>>

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

/** The text of each refusal; a detail is inserted by its name, and `RM:name` as money. */
const refusalTexts: Record<ErpRefusal, FullTexts> = {
  notForThisSeat: texts(
    'Only a teacher can reset a card, and a teacher changes nothing else in the books of a student. Ask your teacher to reset the card.',
    '只有教师可以重置任务卡，而教师不能修改学员账簿的其他内容。如需重来，请联系您的教师重置任务卡。',
    'Hanya guru boleh menetapkan semula kad, dan guru tidak mengubah apa-apa lagi dalam buku akaun pelajar. Minta guru anda menetapkan semula kad itu.',
  ),
  backDated: texts(
    'Today is day {{day}}, so nothing can be booked for day {{date}}. A posting in the past would change the value of all that came after it: stock, costs and balances. Book it for day {{day}}; put an old mistake right by cancelling the document today.',
    '今天是第 {{day}} 天，不能记到第 {{date}} 天。补记过去的日期会改变其后所有业务的金额：库存、成本和余额。请记在第 {{day}} 天；过去的错误请在今天取消（冲销）原单据来更正。',
    'Hari ini hari ke-{{day}}, jadi tiada apa-apa boleh direkodkan untuk hari ke-{{date}}. Catatan ke tarikh lampau akan mengubah nilai semua yang berlaku selepasnya: stok, kos dan baki. Rekodkan pada hari ke-{{day}}; betulkan kesilapan lama dengan membatalkan dokumen itu hari ini.',
  ),
  futureDated: texts(
    'Day {{date}} has not come yet; today is day {{day}}. What happens in between can still change stock and costs, so the value of a later posting is not known today. Book it for day {{day}}, or end the days until day {{date}} and book it then.',
    '第 {{date}} 天还没有到，今天是第 {{day}} 天。这期间的业务仍会改变库存和成本，今天无法确定以后那笔账的金额。请记在第 {{day}} 天，或结束当天，到第 {{date}} 天再记。',
    'Hari ke-{{date}} belum tiba; hari ini hari ke-{{day}}. Urus niaga di antaranya masih boleh mengubah stok dan kos, jadi nilai catatan kemudian belum diketahui hari ini. Rekodkan pada hari ke-{{day}}, atau tamatkan hari sehingga hari ke-{{date}} dan rekodkan pada masa itu.',
  ),
  unknownCard: texts(
    'There is no card {{card}} in this practice. Choose one of the cards in the list.',
    '本实训中没有任务卡 {{card}}。请从列表中选择一张任务卡。',
    'Tiada kad {{card}} dalam amali ini. Pilih satu kad daripada senarai.',
  ),
  cardBegun: texts(
    'This card has been begun already. Open it and continue; only your teacher can reset it.',
    '这张任务卡已经开始。请打开它继续；只有您的教师可以重置。',
    'Kad ini sudah dimulakan. Buka dan teruskan; hanya guru anda boleh menetapkannya semula.',
  ),
  cardNotBegun: texts(
    'This card has not been begun yet. Begin the card first, then work in it.',
    '这张任务卡还没有开始。请先开始任务卡，再进行操作。',
    'Kad ini belum dimulakan. Mulakan kad dahulu, kemudian buat kerja di dalamnya.',
  ),
  noHintLeft: texts(
    'You have seen all hints of this card ({{hints}}). Compare the statements with the books to find what is missing.',
    '这张任务卡的提示（{{hints}} 条）已全部查看。请把任务卡的要求与账簿逐条对照，找出还缺什么。',
    'Anda sudah melihat semua petunjuk kad ini ({{hints}}). Bandingkan pernyataan dengan buku akaun untuk mencari apa yang masih kurang.',
  ),
  unknownPartner: texts(
    'The company knows no partner “{{partner}}”. Choose a partner from the list, or enter the partner in the master data first.',
    '公司资料中没有往来单位“{{partner}}”。请从列表中选择，或先在基础资料中登记该往来单位。',
    'Syarikat tiada rekod rakan niaga “{{partner}}”. Pilih rakan niaga daripada senarai, atau daftarkannya dalam data induk dahulu.',
  ),
  wrongRole: texts(
    '{{partner}} has the wrong role for this document. Buy from suppliers and sell to customers: choose a partner of the right role.',
    '{{partner}} 的类型与这张单据不符。采购单据选供应商，销售单据选客户，请重新选择。',
    'Peranan {{partner}} tidak sesuai untuk dokumen ini. Beli daripada pembekal dan jual kepada pelanggan: pilih rakan niaga dengan peranan yang betul.',
  ),
  unknownItem: texts(
    'The company knows no item “{{item}}”. Choose an item from the list, or enter it in the master data first.',
    '公司资料中没有商品“{{item}}”。请从列表中选择，或先在基础资料中登记该商品。',
    'Syarikat tiada rekod barang “{{item}}”. Pilih barang daripada senarai, atau daftarkannya dalam data induk dahulu.',
  ),
  notYours: texts(
    '{{code}} was brought by a card and cannot be changed. Use another code for a partner or an item of your own.',
    '{{code}} 由任务卡带入，不能修改。请用另一个代码登记您自己的往来单位或商品。',
    '{{code}} dibawa oleh kad dan tidak boleh diubah. Gunakan kod lain untuk rakan niaga atau barang anda sendiri.',
  ),
  codeTaken: texts(
    '{{code}} is used in documents, so its role and its currency stay as they are. Keep both, or save the partner under another code.',
    '{{code}} 已在单据中使用，类型和币种不能再改。请保留原来的设置，或用另一个代码保存该往来单位。',
    '{{code}} sudah digunakan dalam dokumen, jadi peranan dan mata wangnya kekal. Kekalkan kedua-duanya, atau simpan rakan niaga ini di bawah kod lain.',
  ),
  repeatedItem: texts(
    '{{item}} is in this document twice. Put all units of an item in one line.',
    '{{item}} 在这张单据中出现了两次。请把同一商品的数量合并到一行。',
    '{{item}} muncul dua kali dalam dokumen ini. Gabungkan semua unit barang yang sama dalam satu baris.',
  ),
  unknownDocument: texts(
    'There is no such document in your books. Choose a document from the list.',
    '您的账簿中没有这张单据。请从列表中选择一张单据。',
    'Tiada dokumen ini dalam buku akaun anda. Pilih dokumen daripada senarai.',
  ),
  notADraft: texts(
    '{{number}} is not a draft any more, and what is submitted is never changed. Cancel the document and write a new one.',
    '{{number}} 已不是草稿，已提交的单据不能修改。请取消（冲销）该单据，再另开一张。',
    '{{number}} bukan draf lagi, dan dokumen yang sudah dihantar tidak boleh diubah. Batalkan dokumen itu dan buat yang baharu.',
  ),
  notSubmitted: texts(
    'The state of {{number}} does not allow this: only a submitted document that is still in force can be cancelled, and only an order or a request that is still open can be closed. A draft can be discarded.',
    '{{number}} 的状态不允许此操作：只有已提交且有效的单据才能取消，只有未完成的订单或申请才能关闭。草稿请直接丢弃。',
    'Keadaan {{number}} tidak membenarkan tindakan ini: hanya dokumen yang sudah dihantar dan masih berkuat kuasa boleh dibatalkan, dan hanya pesanan atau permintaan yang masih terbuka boleh ditutup. Draf boleh dibuang.',
  ),
  alreadyReversed: texts(
    '{{number}} has been cancelled already and counts no more. If you need it again, write a new document.',
    '{{number}} 已经取消（冲销），不再生效。如仍需要，请另开一张单据。',
    '{{number}} sudah dibatalkan dan tidak dikira lagi. Jika masih diperlukan, buat dokumen baharu.',
  ),
  isAReversal: texts(
    '{{number}} is itself the cancellation of another document and cannot be cancelled. Write the document again instead.',
    '{{number}} 本身就是一张冲销单据，不能再取消。请重新开具原来的单据。',
    '{{number}} sendiri ialah pembatalan dokumen lain dan tidak boleh dibatalkan. Sebaliknya, buat semula dokumen asal.',
  ),
  hasFollowUps: texts(
    'Later documents build on {{number}} (look at {{next}}), so it cannot be cancelled yet. Cancel those first, the newest one before the others, and then {{number}}.',
    '后面还有单据以 {{number}} 为依据（请查看 {{next}}），暂时不能取消。请从最新的单据开始逐张取消，最后再取消 {{number}}。',
    'Dokumen kemudian bergantung pada {{number}} (lihat {{next}}), jadi ia belum boleh dibatalkan. Batalkan dokumen itu dahulu, bermula dengan yang terbaharu, kemudian {{number}}.',
  ),
  wrongSource: texts(
    'What you have chosen does not belong to this document. Choose the document that comes before it: a goods receipt and a supplier invoice follow a purchase order, a delivery and a customer invoice a sales order, a return a goods receipt or a delivery, a payment an invoice. A paper has to belong to the same order.',
    '所选内容与这张单据不符。请选择它的前一张单据：收货单和采购发票依据采购订单，发货单和销售发票依据销售订单，退货单依据收货单或发货单，收付款单依据发票。来件也必须属于同一张订单。',
    'Pilihan anda tidak berkaitan dengan dokumen ini. Pilih dokumen sebelumnya: terimaan barang dan invois pembekal daripada pesanan belian, penghantaran dan invois pelanggan daripada pesanan jualan, pemulangan daripada terimaan atau penghantaran, bayaran daripada invois. Dokumen dalam peti masuk juga mesti daripada pesanan yang sama.',
  ),
  sourceNotOpen: texts(
    '{{number}} cannot be used: it is a draft, cancelled or closed. Submit it first, or choose another document that is in force.',
    '{{number}} 不能引用：它是草稿、已取消或已关闭。请先提交，或选择另一张有效的单据。',
    '{{number}} tidak boleh digunakan: ia draf, dibatalkan atau sudah ditutup. Hantar dahulu, atau pilih dokumen lain yang masih berkuat kuasa.',
  ),
  sourceNeeded: texts(
    'This document needs the one that comes before it. Open the order, the receipt, the delivery or the invoice, and write this document from there.',
    '这张单据必须依据前一张单据开具。请打开相应的订单、收货单、发货单或发票，从那里开单。',
    'Dokumen ini memerlukan dokumen sebelumnya. Buka pesanan, terimaan, penghantaran atau invois itu, dan buat dokumen ini dari situ.',
  ),
  linesNeeded: texts(
    'Something has to be in the document: enter at least one unit of each item, and an amount above RM0.00 in a payment. Remove lines that you do not need.',
    '单据内容不能为空：每行商品至少 1 件，收付款单的金额须大于 RM0.00。不需要的行请删除。',
    'Dokumen tidak boleh kosong: masukkan sekurang-kurangnya satu unit bagi setiap barang, dan amaun melebihi RM0.00 bagi bayaran. Buang baris yang tidak diperlukan.',
  ),
  moreThanOpen: texts(
    'Units of {{number}} that are still open: {{open}}. Enter no more than that; for more, write a further order.',
    '{{number}} 尚未完成的数量为 {{open}}。请输入不超过该数的数量；如需更多，请另开订单。',
    'Unit {{number}} yang masih terbuka: {{open}}. Masukkan tidak lebih daripada itu; untuk kuantiti tambahan, buat pesanan lain.',
  ),
  moreThanArrived: texts(
    'The delivery notes of this order show less of {{item}} than you enter; units too many: {{missing}}. Book what the notes list, with broken units as damaged. If the rest has not arrived yet, end the day and wait for it.',
    '您输入的 {{item}} 比本订单送货单上的多 {{missing}} 件。请按送货单入账，损坏的记为“损坏”。其余的若还没到货，请结束当天等待。',
    'Kuantiti {{item}} yang anda masukkan melebihi nota penghantaran pesanan ini sebanyak {{missing}} unit. Rekodkan seperti dalam nota, dan unit yang rosak sebagai rosak. Jika bakinya belum tiba, tamatkan hari dan tunggu.',
  ),
  moreThanOrdered: texts(
    'The order has less of {{item}} still to receive; units still open: {{open}}. Take in no more than was ordered.',
    '订单中 {{item}} 还可收 {{open}} 件。收货数量不能超过订购数量。',
    'Baki {{item}} yang belum diterima bagi pesanan ini: {{open}} unit. Terima tidak lebih daripada yang dipesan.',
  ),
  moreThanDelivered: texts(
    'Units of {{item}} that were delivered and can still be put in here: {{open}}. An invoice bills, and a return takes back, no more than was delivered. Enter no more than that, or deliver first.',
    '{{item}} 已发货且此处还可填写的数量为 {{open}}。开票和退货都不能超过已发货的数量。请减少数量，或先发货。',
    'Unit {{item}} yang sudah dihantar dan masih boleh dimasukkan di sini: {{open}}. Invois dan pemulangan tidak boleh melebihi kuantiti yang dihantar. Kurangkan kuantiti, atau buat penghantaran dahulu.',
  ),
  moreThanReceived: texts(
    'Units of {{item}} from this goods receipt that can still go back: {{open}}. Send back no more than that.',
    '这张收货单中 {{item}} 还可退回 {{open}} 件。退货数量请不要超过该数。',
    'Unit {{item}} daripada terimaan ini yang masih boleh dipulangkan: {{open}}. Pulangkan tidak lebih daripada itu.',
  ),
  negativeStock: texts(
    'The books have {{stock}} of {{item}} in this warehouse, and this would take {{units}} out. Stock cannot fall below zero. Take out fewer, or book the goods receipt first.',
    '账面上该仓库的 {{item}} 有 {{stock}} 件，而此操作要出库 {{units}} 件。库存不能为负数。请减少数量，或先办理收货。',
    'Buku menunjukkan {{stock}} unit {{item}} di gudang ini, tetapi tindakan ini mengeluarkan {{units}}. Stok tidak boleh kurang daripada sifar. Kurangkan kuantiti, atau rekodkan terimaan barang dahulu.',
  ),
  notOnShelf: texts(
    'The books have enough of {{item}}, but the warehouse has only {{shelf}} that are usable, and you need {{units}}. Take out fewer, and count the stock to put the books right.',
    '账面上 {{item}} 数量足够，但仓库里实际可用的只有 {{shelf}} 件，而您需要 {{units}} 件。请减少数量，并盘点库存来更正账面。',
    'Buku menunjukkan {{item}} mencukupi, tetapi hanya {{shelf}} unit yang boleh digunakan ada di gudang sedangkan anda perlukan {{units}}. Kurangkan kuantiti, dan buat kiraan stok untuk membetulkan buku.',
  ),
  overCreditLimit: texts(
    'The customer may owe at most {{RM:limit}}. Open orders and invoices already come to {{RM:exposure}}, and this order adds {{RM:total}} with tax. Take a smaller order, or wait for money from the bank statement and book it first.',
    '该客户的信用额度为 {{RM:limit}}。未结订单和发票已占用 {{RM:exposure}}，本订单含税再加 {{RM:total}}。请减少订单数量，或等银行对账单显示收款并先行入账。',
    'Pelanggan ini boleh berhutang paling banyak {{RM:limit}}. Pesanan dan invois terbuka sudah berjumlah {{RM:exposure}}, dan pesanan ini menambah {{RM:total}} termasuk cukai. Ambil pesanan yang lebih kecil, atau tunggu wang dalam penyata bank dan rekodkannya dahulu.',
  ),
  notEnoughCash: texts(
    'There is {{RM:cash}} in the bank, and this payment needs {{RM:amount}}. Pay a part, or wait until customers have paid.',
    '银行存款为 {{RM:cash}}，而这笔付款需要 {{RM:amount}}。请先付一部分，或等客户付款后再付。',
    'Baki bank ialah {{RM:cash}}, tetapi bayaran ini memerlukan {{RM:amount}}. Bayar sebahagian dahulu, atau tunggu sehingga pelanggan membayar.',
  ),
  notOnBankStatement: texts(
    'The bank statement does not show this money: of {{RM:amount}} it lacks {{RM:missing}}. Book no more than has come in; if the partner has not paid yet, end the day and wait.',
    '银行对账单上没有这笔钱：{{RM:amount}} 中缺少 {{RM:missing}}。请按实际到账金额入账；若对方尚未付款，请结束当天等待。',
    'Penyata bank tidak menunjukkan wang ini: daripada {{RM:amount}}, {{RM:missing}} tiada. Rekodkan tidak lebih daripada yang diterima; jika pihak itu belum membayar, tamatkan hari dan tunggu.',
  ),
  unknownPaper: texts(
    'The paper that you have chosen does not fit this document. Choose the paper of this partner from the inbox.',
    '所选来件与这张单据不符。请从收件箱中选择该往来单位的相应来件。',
    'Dokumen masuk yang dipilih tidak sesuai dengan dokumen ini. Pilih dokumen masuk rakan niaga ini daripada peti masuk.',
  ),
  paperUsed: texts(
    'The paper {{number}} has been dealt with already. Choose a paper that is still open; if it was booked wrongly, cancel that document first.',
    '来件 {{number}} 已经处理过。请选择尚未处理的来件；如果之前记错了，请先取消那张单据。',
    'Dokumen masuk {{number}} sudah diproses. Pilih dokumen masuk yang masih terbuka; jika ia direkodkan dengan salah, batalkan dokumen itu dahulu.',
  ),
  notOverdue: texts(
    '{{number}} is not overdue: it is paid, or its due day {{day}} is not yet over. Send a reminder from the day after the due day on, as long as money is missing.',
    '{{number}} 没有逾期：它已付清，或到期日（第 {{day}} 天）尚未过去。到期日的次日起仍未付清时，才可以催款。',
    '{{number}} belum tertunggak: ia sudah dibayar, atau hari matangnya (hari ke-{{day}}) belum berlalu. Hantar peringatan mulai hari selepas hari matang jika masih belum dibayar.',
  ),
  remindedToday: texts(
    'You have sent a reminder for {{number}} today. Give the customer time: end the day and look at the bank statement.',
    '今天已经就 {{number}} 催过款。请给客户一点时间：结束当天，再查看银行对账单。',
    'Anda sudah menghantar peringatan untuk {{number}} hari ini. Beri masa kepada pelanggan: tamatkan hari dan semak penyata bank.',
  ),
  onlyOneWarehouse: texts(
    'This company has one warehouse, so there is nothing to transfer between. Use the main warehouse.',
    '本公司只有一个仓库，无法调拨。请使用主仓库。',
    'Syarikat ini hanya ada satu gudang, jadi tiada pindahan boleh dibuat. Gunakan gudang utama.',
  ),
  sameWarehouse: texts(
    'A transfer needs two different warehouses. Choose another warehouse for the goods to go to.',
    '调拨需要两个不同的仓库。请为调入选择另一个仓库。',
    'Pindahan memerlukan dua gudang yang berbeza. Pilih gudang lain sebagai destinasi.',
  ),
  wrongCurrency: texts(
    'Dollars are for suppliers alone, and only in a practice that has them. Choose ringgit.',
    '美元只用于供应商，并且只在设有外币的实训中可用。请选择令吉。',
    'Dolar hanya untuk pembekal, dan hanya dalam amali yang menyediakannya. Pilih ringgit.',
  ),
  nothingToClose: texts(
    'Nothing has been posted yet, so there is no month to close. Submit documents first.',
    '目前还没有任何记账，无法月结。请先提交单据。',
    'Belum ada apa-apa catatan, jadi tiada bulan untuk ditutup. Hantar dokumen dahulu.',
  ),
  priceNeeded: texts(
    'A purchase order needs a price for each item: no supplier delivers for nothing. Enter the price that was agreed for {{item}}.',
    '采购订单的每种商品都需要单价：供应商不会免费供货。请填写 {{item}} 的约定单价。',
    'Pesanan belian memerlukan harga bagi setiap barang: tiada pembekal yang menghantar barang secara percuma. Masukkan harga yang dipersetujui untuk {{item}}.',
  ),
  notReturnedYet: texts(
    '{{partner}} has sent nothing back yet: the letter about the return is not in the inbox. Wait until it comes, and enter what it says.',
    '{{partner}} 尚未退货：收件箱中还没有退货通知。请等收到退货通知后，再按其内容登记。',
    '{{partner}} belum memulangkan apa-apa: notis pemulangan belum ada dalam peti masuk. Tunggu hingga notis itu tiba, kemudian masukkan butirannya.',
  ),
  tooManyDocuments: texts(
    'The books hold at most {{limit}} documents, and they are full. Finish this run, or begin a new one.',
    '账簿最多容纳 {{limit}} 张单据，现已满。请完成本次实训，或重新开始一次。',
    'Buku akaun memuatkan paling banyak {{limit}} dokumen dan sudah penuh. Tamatkan sesi ini, atau mulakan yang baharu.',
  ),
}

/** Other texts for the same code, for details of another kind, such as money instead of units. */
const otherTexts: Partial<Record<ErpRefusal, readonly FullTexts[]>> = {
  unknownPartner: [
    texts(
      'This document needs a partner. Choose the supplier or the customer it is for.',
      '这张单据需要往来单位。请选择供应商或客户。',
      'Dokumen ini memerlukan rakan niaga. Pilih pembekal atau pelanggan yang berkenaan.',
    ),
  ],
  unknownPaper: [
    texts(
      'No count sheet has {{item}}. Enter only what was counted, from the sheet in the inbox.',
      '没有包含 {{item}} 的盘点表。请只按收件箱中的盘点表录入实际盘点的商品。',
      'Tiada helaian kiraan yang mengandungi {{item}}. Masukkan hanya barang yang telah dikira, daripada helaian dalam peti masuk.',
    ),
  ],
  repeatedItem: [
    texts(
      'The same figure is given twice. Give each figure of the close once.',
      '同一项数据填写了两次。月结的每项数据请只填一次。',
      'Angka yang sama diberi dua kali. Beri setiap angka penutupan sekali sahaja.',
    ),
  ],
  hasFollowUps: [
    texts(
      'The supplier has sent goods for {{number}} already, so it cannot be cancelled. Receive them and send back what you do not need, or close the order so that nothing more comes.',
      '供应商已就 {{number}} 发货，不能再取消。请先收货，再退回不需要的货物；或关闭订单，不再继续到货。',
      'Pembekal sudah menghantar barang untuk {{number}}, jadi ia tidak boleh dibatalkan. Terima barang itu dan pulangkan yang tidak diperlukan, atau tutup pesanan supaya tiada lagi yang dihantar.',
    ),
  ],
  wrongSource: [
    texts(
      '{{item}} is not in the document that you write this one from. Remove the line, or choose the document that has this item.',
      '来源单据中没有 {{item}}。请删除该行，或选择含有该商品的单据。',
      '{{item}} tiada dalam dokumen sumber. Buang baris itu, atau pilih dokumen yang mengandungi barang ini.',
    ),
    texts(
      '{{number}} is not an invoice to a customer that is in force. Send reminders for customer invoices that are overdue.',
      '{{number}} 不是有效的销售发票。请只对逾期的销售发票催款。',
      '{{number}} bukan invois pelanggan yang berkuat kuasa. Hantar peringatan untuk invois pelanggan yang tertunggak.',
    ),
  ],
  moreThanOpen: [
    texts(
      '{{number}} still has {{RM:openAmount}} open. Enter no more than that amount.',
      '{{number}} 未结清的金额为 {{RM:openAmount}}。请输入不超过该数的金额。',
      'Baki {{number}} yang belum selesai ialah {{RM:openAmount}}. Masukkan amaun tidak lebih daripada itu.',
    ),
    texts(
      'Damaged units are counted among the units that come back, which are {{open}}. Enter no more damaged units than that.',
      '损坏数量包含在退回数量 {{open}} 之内。请输入不超过退回数量的损坏数。',
      'Unit rosak termasuk dalam unit yang dipulangkan, iaitu {{open}}. Masukkan unit rosak tidak lebih daripada itu.',
    ),
  ],
  notOnShelf: [
    texts(
      'Goods of {{item}} from this document have left the warehouse already. First cancel the document that took them out, then this one.',
      '这张单据的 {{item}} 已经离开仓库。请先取消让它出库的单据，再取消这张。',
      'Barang {{item}} daripada dokumen ini sudah keluar dari gudang. Batalkan dokumen yang mengeluarkannya dahulu, kemudian dokumen ini.',
    ),
  ],
  notEnoughCash: [
    texts(
      'Without this document there would be less than nothing in the bank. Cancel a payment that went out first, or wait until customers have paid.',
      '取消这张单据会使银行存款成为负数。请先取消一笔付款，或等客户付款后再取消。',
      'Tanpa dokumen ini, baki bank akan menjadi negatif. Batalkan bayaran keluar dahulu, atau tunggu sehingga pelanggan membayar.',
    ),
  ],
}

const hole = /\{\{(RM:)?(\w+)\}\}/g

const holesOf = ({ en }: FullTexts): string[] =>
  [...en.matchAll(hole)].map(([, , name = '']) => name)

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

function moneyOf(cents: number, { currency }: Details): string {
  const sign = currency === 'usd' ? '$' : 'RM'
  return `${cents < 0 ? '-' : ''}${sign}${amounts.format(Math.abs(cents) / 100)}`
}

/**
 * PRC-045: returns why the engine refuses a command and what to do instead, with the details of the
 * refusal.
 */
export function erpRefusalText(reason: ErpRefusal, details: Details, language: Language): string {
  const isGiven = (name: string) => details[name] !== undefined && details[name] !== ''
  // Chooses the text that uses most of the given details and needs no detail that is missing.
  const [best = refusalTexts[reason]] = [refusalTexts[reason], ...(otherTexts[reason] ?? [])]
    .filter((text) => holesOf(text).every(isGiven))
    .toSorted((one, other) => holesOf(other).length - holesOf(one).length)
  return best[language].replace(hole, (_, money: string | undefined, name: string) =>
    money ? moneyOf(Number(details[name]), details) : String(details[name] ?? ''),
  )
}
