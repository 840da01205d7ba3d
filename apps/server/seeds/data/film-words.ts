// This file may be long, because it holds only data.
import type { Words } from './course-builder.ts'

/** The spoken text of each lesson's film, by course and in the order of lessons with a film. */
export const filmWords: Record<string, readonly Words[]> = {
  'listing-keywords': [
    [
      'Singapore buys by card, Vietnam pays at the door, and Malaysia searches in three languages.',
      '新加坡刷卡付款，越南货到付款，马来西亚用三种语言搜索。',
      'Singapura membayar dengan kad, Vietnam membayar di pintu, dan Malaysia mencari dalam tiga bahasa.',
    ],
    [
      'One buyer types batik scarf, another types tudung batik; both want the same cloth.',
      '有人搜 batik scarf，有人搜 tudung batik，要的是同一块布。',
      'Seorang menaip batik scarf, seorang lagi tudung batik; kedua-duanya mahukan kain yang sama.',
    ],
    [
      'Look at three numbers together: how many search, how many sell, and in which month.',
      '三个数字一起看：多少人搜，多少人卖，在哪个月。',
      'Lihat tiga angka bersama: berapa orang mencari, berapa orang menjual, dan pada bulan apa.',
    ],
    [
      'A long search has few visitors, but they know what they want and they buy.',
      '长词的访客少，可他们清楚要什么，也更愿意下单。',
      'Carian yang panjang membawa sedikit pelawat, tetapi mereka tahu apa yang mereka mahu dan mereka membeli.',
    ],
    [
      'Give each keyword a row: the word, the searches, the rivals, and the product it fits.',
      '每个关键词一行：词、搜索量、对手数、适合的商品。',
      'Beri setiap kata kunci satu baris: kata, jumlah carian, pesaing, dan produk yang sesuai.',
    ],
    [
      'Add the goods, the freight, the duty and the last mile, then divide by the pieces.',
      '货价、运费、关税和派送费相加，再除以件数。',
      'Campurkan harga barang, tambang, duti dan hantaran akhir, kemudian bahagi dengan bilangan unit.',
    ],
    [
      'Take off the commission, the parcel and the returns before you speak of profit.',
      '先扣佣金、运费和退货，再谈利润。',
      'Tolak komisen, bungkusan dan pemulangan sebelum bercakap tentang untung.',
    ],
    [
      'The title says what it is, the five points say why, and the description answers the doubts.',
      '标题说是什么，五点说为什么，详情回答疑问。',
      'Tajuk menyatakan apa, lima isi menyatakan sebab, dan keterangan menjawab keraguan.',
    ],
  ],
  'bookkeeping-shop': [
    [
      'Write each payment on the day it happens: date, what for, in or out.',
      '每笔钱当天记：日期、用途、收还是支。',
      'Catat setiap bayaran pada hari ia berlaku: tarikh, untuk apa, masuk atau keluar.',
    ],
    [
      'Pay yourself a wage once a month, and leave the rest in the shop.',
      '每月给自己发一次工资，其余的留在店里。',
      'Bayar gaji kepada diri sendiri sebulan sekali, dan tinggalkan bakinya di kedai.',
    ],
    [
      'Order twelve, receive ten, pay for ten: lay the three papers side by side.',
      '订十二件，收十件，付十件的钱：三张单子放在一起看。',
      'Pesan dua belas, terima sepuluh, bayar sepuluh: letakkan tiga dokumen sebelah-menyebelah.',
    ],
    [
      'A limit is set before the first sale on credit, not after the first late payment.',
      '额度在第一次赊账前定，不是在第一次拖欠后定。',
      'Had ditetapkan sebelum jualan kredit yang pertama, bukan selepas bayaran pertama yang lewat.',
    ],
    [
      'Remind on the due day, a week later, and then by phone, always with the number of the bill.',
      '到期当天提醒，一周后再提醒，然后打电话，每次都写明单号。',
      'Ingatkan pada hari matang, seminggu kemudian, dan kemudian melalui telefon, sentiasa dengan nombor bil.',
    ],
    [
      'Sales come first, then fees, then returns; what is left is what reaches your bank.',
      '先是销售额，再减佣金，再减退款，剩下的才到账。',
      'Jualan dahulu, kemudian yuran, kemudian pemulangan; bakinya yang masuk ke bank anda.',
    ],
    [
      'Only what was sold costs you this month; what is on the shelf costs you later.',
      '本月成本只算卖出的货，架上的货以后再算。',
      'Hanya barang yang dijual menjadi kos bulan ini; yang di rak menjadi kos kemudian.',
    ],
  ],
  'sales-dashboard': [
    [
      'Two per cent of whom? Ask for the number below the line before you cheer.',
      '百分之二，是谁的百分之二？先问分母，再高兴。',
      'Dua peratus daripada siapa? Tanya penyebutnya dahulu sebelum bergembira.',
    ],
    [
      'One large order lifts the mean and leaves the median where it was.',
      '一笔大单会拉高平均数，中位数却不动。',
      'Satu pesanan besar menaikkan min tetapi median tidak berubah.',
    ],
    [
      'Let the axis begin at zero, and the mountain becomes a hill.',
      '让坐标轴从零开始，高山就变成小坡。',
      'Mulakan paksi daripada sifar, dan gunung menjadi bukit.',
    ],
    [
      'Umbrellas and sales rose together; ask first whether it rained.',
      '雨伞和销量一起涨，先问那几天是不是下雨。',
      'Payung dan jualan naik bersama; tanya dahulu sama ada hari hujan.',
    ],
  ],
  'messages-reviews': [
    [
      'Greet by name, answer the question, say what happens next, and sign.',
      '称呼对方，回答问题，说明下一步，落款。',
      'Sapa dengan nama, jawab soalan, nyatakan langkah seterusnya, dan tandatangan.',
    ],
    [
      'Open the tracking first; then say where it is, and when you will look again.',
      '先查物流，再说包裹在哪里，何时再查。',
      'Semak penjejakan dahulu; kemudian nyatakan di mana bungkusan itu dan bila anda akan menyemak lagi.',
    ],
    [
      'Thank for the words, repair what broke, and invite the buyer back.',
      '谢谢评价，解决问题，欢迎再来。',
      'Ucap terima kasih, baiki yang rosak, dan jemput pembeli datang semula.',
    ],
    [
      'Show the page, not the mistake: here is the size as it was listed.',
      '给对方看页面，而不是指出错误：这是页面上写的尺寸。',
      'Tunjukkan halaman, bukan kesilapan: inilah saiz yang tersenarai.',
    ],
  ],
  'live-hosting': [
    [
      'One lamp in front, a soft cloth on the table, and a door that stays shut.',
      '灯放在正前方，桌上铺软布，门要关好。',
      'Satu lampu di hadapan, kain lembut di atas meja, dan pintu yang sentiasa tertutup.',
    ],
    [
      'Write minute by minute what you show, so that silence never surprises you.',
      '按分钟写好要展示什么，就不会冷场。',
      'Tulis minit demi minit apa yang ditunjukkan supaya tiada masa sunyi.',
    ],
    [
      'Show it, use it, price it, and repeat it for those who have just come.',
      '展示、试用、报价，再为刚进来的人说一遍。',
      'Tunjuk, guna, nyatakan harga, dan ulang untuk mereka yang baru masuk.',
    ],
    [
      'Read the comment aloud, answer it, and say how many pieces are left.',
      '念出弹幕，回答，再说还剩几件。',
      'Baca komen dengan kuat, jawab, dan nyatakan berapa unit yang tinggal.',
    ],
  ],
  'marketplace-60-days': [
    [
      'Compare price, lead time and the smallest order, and keep the second choice warm.',
      '比较价格、交期和起订量，并和第二家保持联系。',
      'Bandingkan harga, masa menunggu dan pesanan minimum, dan simpan pilihan kedua.',
    ],
    [
      'Labels, permits and forbidden words are checked before the first listing.',
      '上架之前先查标签、许可和禁用词。',
      'Label, permit dan kata larangan disemak sebelum penyenaraian pertama.',
    ],
    [
      'Order when the shelf still holds what you sell while you wait.',
      '货架上还够卖到新货到达时，就该下单。',
      'Pesan ketika rak masih cukup untuk dijual sepanjang masa menunggu.',
    ],
    [
      'When an advert costs more than the margin, each sale makes you poorer.',
      '广告费高于毛利时，卖一件亏一件。',
      'Apabila iklan lebih mahal daripada margin, setiap jualan merugikan anda.',
    ],
    [
      'Answer a dispute within a day, with photos; the marketplace counts the hours.',
      '纠纷一天内回复并附照片，平台在计时。',
      'Jawab pertikaian dalam sehari, dengan foto; pasar maya mengira jamnya.',
    ],
  ],
  'short-video-shop': [
    [
      'Begin with the result: the clean pan first, and how it was cleaned after.',
      '先放结果：先看干净的锅，再看怎么洗。',
      'Mulakan dengan hasil: kuali bersih dahulu, kemudian cara membersihkannya.',
    ],
    [
      'Wide, near, hands, detail, use, smile: six shots from one place.',
      '全景、近景、手部、细节、使用、笑容：一个位置拍六个镜头。',
      'Luas, dekat, tangan, butiran, guna, senyum: enam syot dari satu tempat.',
    ],
    [
      'Six words a line, two lines at most, above the buttons of the app.',
      '每行不超过六个词，最多两行，避开按钮。',
      'Enam perkataan sebaris, paling banyak dua baris, di atas butang aplikasi.',
    ],
  ],
  'sea-freight': [
    [
      'Measure the outside, at its widest place, and round up to the full centimetre.',
      '量外箱最宽处，进位到整厘米。',
      'Ukur bahagian luar pada tempat paling lebar, dan bundarkan kepada sentimeter penuh.',
    ],
    [
      'Length by width by height, divided by six thousand; the larger weight is charged.',
      '长乘宽乘高，除以六千，取较大的重量计费。',
      'Panjang darab lebar darab tinggi, dibahagi enam ribu; berat yang lebih besar dicaj.',
    ],
    [
      'Below fifteen cubic metres share a container; above it, take one of your own.',
      '不到十五立方米拼箱，超过就用整箱。',
      'Bawah lima belas meter padu, kongsi kontena; lebih daripada itu, ambil kontena sendiri.',
    ],
    [
      'FOB ends on board, CIF pays for the sea, and DDP pays to your door.',
      'FOB 到装船为止，CIF 付到海运，DDP 付到您门口。',
      'FOB tamat di atas kapal, CIF membayar tambang laut, dan DDP membayar hingga ke pintu anda.',
    ],
    [
      'Duty is taken on goods, insurance and freight together, and tax on all of it with the duty.',
      '关税按货价、保险和运费合计计算，税再按含关税的总额计算。',
      'Duti dikira atas barang, insurans dan tambang; cukai atas jumlahnya bersama duti.',
    ],
  ],
  'customs-documents': [
    [
      'Seller, buyer, goods, value and terms: five things that an invoice must say.',
      '卖方、买方、货物、金额和条款：发票上必须有的五项。',
      'Penjual, pembeli, barang, nilai dan terma: lima perkara yang mesti ada pada invois.',
    ],
    [
      'The packing list has no prices; it says what is in which carton, and how heavy.',
      '装箱单不写价格，只写哪箱装什么、有多重。',
      'Senarai pembungkusan tiada harga; ia menyatakan isi setiap karton dan beratnya.',
    ],
    [
      'Who holds the original may collect the goods, so send it by courier.',
      '持正本者可以提货，所以要用快递寄。',
      'Pemegang naskhah asal boleh mengambil barang, jadi hantar melalui kurier.',
    ],
    [
      'Two digits for the chapter, two for the heading, two for the subheading.',
      '两位章，两位品目，两位子目。',
      'Dua digit untuk bab, dua untuk kepala, dua untuk subkepala.',
    ],
  ],
  'stock-control': [
    [
      'One shelf, one label, one item: whoever looks for it finds it in a minute.',
      '一个货位一个标签一种货，谁找都只要一分钟。',
      'Satu rak, satu label, satu barang: sesiapa yang mencari akan jumpa dalam seminit.',
    ],
    [
      'Count the dear ones each week, the others each month, and nobody has to close the shop.',
      '贵的每周盘，其余每月盘，不用停业。',
      'Kira yang mahal setiap minggu, yang lain setiap bulan, tanpa menutup kedai.',
    ],
    [
      'A wrong unit in the item record makes every order after it wrong.',
      '基础资料里的单位错一次，后面每张单都错。',
      'Unit yang salah dalam rekod barang menyebabkan setiap pesanan selepasnya salah.',
    ],
    [
      'Open, count, compare with the order, and only then sign.',
      '开箱、点数、对订单，然后才签字。',
      'Buka, kira, banding dengan pesanan, kemudian barulah tandatangan.',
    ],
    [
      'Send what is there, note what is owed, and tell the customer the day.',
      '有的先发，欠的记下，并告诉客户日期。',
      'Hantar yang ada, catat baki, dan maklumkan harinya kepada pelanggan.',
    ],
    [
      'Check it, put it back or write it off, and then give the credit note.',
      '查验，重新入库或报废，然后开贷项单。',
      'Periksa, simpan semula atau hapus kira, kemudian keluarkan nota kredit.',
    ],
    [
      'Demand of a day, times the days you wait, and a little for bad luck.',
      '日需求乘以等待天数，再加一点保险。',
      'Permintaan sehari darab hari menunggu, dan sedikit simpanan keselamatan.',
    ],
  ],
  'warehouse-safety': [
    [
      'Look at the way, feel the weight, and ask for a second pair of hands.',
      '看清路线，试试重量，需要就叫人帮忙。',
      'Lihat laluan, rasa beratnya, dan minta bantuan tangan kedua.',
    ],
    [
      'Heavy boxes below, joints crossed, and film around the top two layers.',
      '重箱在下，接缝错开，最上两层缠膜。',
      'Kotak berat di bawah, sambungan berselang, dan plastik pembalut pada dua lapisan atas.',
    ],
    [
      'Stop at the corner, look at the driver, and go when he has seen you.',
      '转角停下，看司机，确认他看见您再走。',
      'Berhenti di selekoh, pandang pemandu, dan jalan setelah dia nampak anda.',
    ],
  ],
  'front-office': [
    [
      'Look up before the guest speaks, and use the name twice before the key.',
      '客人开口前先抬头，给房卡前称呼两次姓名。',
      'Pandang sebelum tetamu bercakap, dan sebut namanya dua kali sebelum memberi kunci.',
    ],
    [
      'Read the passport, explain the deposit, and write the room number instead of saying it.',
      '核对护照，说明押金，房号写下来，不念出来。',
      'Baca pasport, terangkan deposit, dan tulis nombor bilik, jangan sebut.',
    ],
    [
      'Listen, repeat, apologise, act, and call back to ask.',
      '倾听、复述、道歉、处理、回访。',
      'Dengar, ulang, mohon maaf, bertindak, dan hubungi semula.',
    ],
    [
      'Find the other hotel first, pay the taxi, and tell the guest in person.',
      '先订好另一家酒店，付出租车费，当面说明。',
      'Cari hotel lain dahulu, bayar teksi, dan beritahu tetamu secara bersemuka.',
    ],
    [
      'Go through the bill line by line the evening before, not in the queue.',
      '前一晚逐行核对账单，别等到排队时。',
      'Semak bil baris demi baris pada malam sebelumnya, bukan semasa beratur.',
    ],
  ],
  'peranakan-kitchen': [
    [
      'Onion before chilli, chilli before belacan, and the coconut milk at the end.',
      '先葱头，再辣椒，再峇拉煎，最后才下椰浆。',
      'Bawang sebelum cili, cili sebelum belacan, dan santan paling akhir.',
    ],
    [
      'When red oil rises at the edge, the paste is done.',
      '边上冒出红油，香料就炒好了。',
      'Apabila minyak merah naik di tepi, rempah sudah masak.',
    ],
    [
      'Steam each layer until it no longer sticks to the finger, then pour the next.',
      '每层蒸到不粘手指，再倒下一层。',
      'Kukus setiap lapisan hingga tidak melekat di jari, kemudian tuang yang seterusnya.',
    ],
    [
      'Weigh what goes on the plate, price each gram, and add the gas.',
      '称量盘中食材，按克计价，再加燃气。',
      'Timbang isi pinggan, kira harga setiap gram, dan tambah gas.',
    ],
  ],
  'room-thirty-minutes': [
    [
      'Load the trolley once, knock twice, and look at the ceiling before the floor.',
      '工作车一次装齐，敲门两次，先看天花板再看地面。',
      'Isi troli sekali, ketuk dua kali, dan lihat siling sebelum lantai.',
    ],
    [
      'Walk around the bed once: sheet, corner, cover, pillow.',
      '绕床一圈：床单、包角、被子、枕头。',
      'Kelilingi katil sekali: cadar, sudut, selimut, bantal.',
    ],
    [
      'Spray first, then do the mirror while the cleaner works.',
      '先喷清洁剂，等它起作用时擦镜子。',
      'Sembur dahulu, kemudian lap cermin sementara pencuci bertindak.',
    ],
  ],
  'coffee-two-counters': [
    [
      'Kopi has sweet milk, kopi O has none, and kopi C has evaporated milk.',
      'Kopi 加炼奶，Kopi O 不加奶，Kopi C 加淡奶。',
      'Kopi ada susu pekat, kopi O tiada susu, dan kopi C ada susu cair.',
    ],
    [
      'Wait half a minute after it boils, or the coffee turns bitter.',
      '水开后等半分钟，否则咖啡会苦。',
      'Tunggu setengah minit selepas mendidih, jika tidak kopi menjadi pahit.',
    ],
    [
      'Sour runs too fast, bitter too slow; change one thing at a time.',
      '太快则酸，太慢则苦，一次只改一处。',
      'Masam kerana terlalu laju, pahit kerana terlalu perlahan; ubah satu perkara setiap kali.',
    ],
  ],
  'heritage-walk': [
    [
      'Walk the route at the same hour, and note where there is shade and a toilet.',
      '同一时间走一遍，记下哪里有树荫和厕所。',
      'Lalui laluan pada waktu yang sama, dan catat tempat teduh dan tandas.',
    ],
    [
      'One story for each stop, and each story has a person in it.',
      '每站一个故事，每个故事里有一个人。',
      'Satu cerita bagi setiap hentian, dan setiap cerita ada orangnya.',
    ],
    [
      'Say what two sources say, and call the rest a legend.',
      '两个来源一致的才讲，其余的说是传说。',
      'Ceritakan apa yang disahkan dua sumber, dan sebut yang lain sebagai legenda.',
    ],
    [
      'Wait five minutes, carry ponchos, and say when you do not know.',
      '等五分钟，备好雨衣，不知道就说不知道。',
      'Tunggu lima minit, bawa baju hujan, dan mengaku jika tidak tahu.',
    ],
  ],
  'product-photography': [
    [
      'A bare bulb draws a hard edge; baking paper in front of it makes the edge soft.',
      '裸灯的影子边缘硬，前面挂烘焙纸就变柔。',
      'Mentol tanpa penutup memberi tepi keras; kertas pembakar di hadapannya melembutkan tepi.',
    ],
    [
      'Hold the finger on the product, drag the sun down a little, and let the timer press.',
      '长按商品，把小太阳往下拉一点，用定时拍。',
      'Tekan lama pada produk, tarik ikon matahari ke bawah sedikit, dan biarkan pemasa menekan.',
    ],
    [
      'Photograph a white sheet first; when it looks white, the colours are true.',
      '先拍一张白纸，白纸看起来白，颜色就准。',
      'Ambil gambar kertas putih dahulu; jika ia kelihatan putih, warnanya benar.',
    ],
  ],
  'one-minute-edit': [
    [
      'Lay out twelve clips, keep five seconds of each, and begin with the best.',
      '排好十二段，每段留五秒，最好的放开头。',
      'Susun dua belas klip, simpan lima saat setiap satu, dan mulakan dengan yang terbaik.',
    ],
    [
      'Cut while the hand moves, and nobody sees the cut.',
      '在手动的时候剪，没人看得出剪过。',
      'Potong semasa tangan bergerak, dan tiada siapa nampak potongannya.',
    ],
    [
      'Voice loud, music low, captions checked, then export for the phone.',
      '人声大，音乐小，字幕核对，再导出手机版。',
      'Suara kuat, muzik perlahan, sari kata disemak, kemudian eksport untuk telefon.',
    ],
  ],
  'food-packaging': [
    [
      'The largest part comes first in the list, and allergens are in bold.',
      '配料按多少排序，过敏原加粗。',
      'Bahan terbanyak disenaraikan dahulu, dan alergen dicetak tebal.',
    ],
    [
      'Use by is about safety, best before is about taste, and net weight is without the jar.',
      '“保质期”关乎安全，“赏味期”关乎口味，净重不含罐子。',
      'Tarikh luput tentang keselamatan, baik sebelum tentang rasa, dan berat bersih tanpa balang.',
    ],
    [
      'Three millimetres of bleed, one black only, and white around the barcode.',
      '出血三毫米，只用单色黑，条码四周留白。',
      'Tiga milimeter tepi lebihan, satu hitam sahaja, dan ruang putih di sekeliling kod bar.',
    ],
    [
      'Print it on paper, wrap the jar, and read it at arm’s length.',
      '打印出来贴到罐上，隔一臂距离读一读。',
      'Cetak di atas kertas, balut balang, dan baca dari jarak sehasta.',
    ],
  ],
  'three-languages-page': [
    [
      'Make the Latin letters a little larger, so that both lines look the same height.',
      '西文字略放大，两种文字看起来才一样高。',
      'Besarkan sedikit huruf Latin supaya kedua-dua baris kelihatan sama tinggi.',
    ],
    [
      'A Chinese comma takes a whole square and never begins a line.',
      '中文逗号占一格，不能放在行首。',
      'Koma Cina mengambil satu petak penuh dan tidak memulakan baris.',
    ],
    [
      'One dish, one row: three names at the left and one price at the right.',
      '一道菜一行：左边三种名称，右边一个价格。',
      'Satu hidangan satu baris: tiga nama di kiri dan satu harga di kanan.',
    ],
  ],
  'workplace-email': [
    [
      'Say in two lines what you need, and by which day.',
      '两行写清楚需要什么、哪天之前。',
      'Nyatakan dalam dua baris apa yang anda perlukan, dan sebelum hari apa.',
    ],
    [
      'A subject names the order and the wish: Order 4711, new delivery date.',
      '主题写明单号和要求：订单 4711，新交期。',
      'Tajuk menyebut pesanan dan permintaan: Pesanan 4711, tarikh hantaran baharu.',
    ],
    [
      'Send the first mail again below yours, and ask one question only.',
      '把第一封附在下面，只问一个问题。',
      'Sertakan e-mel pertama di bawah, dan tanya satu soalan sahaja.',
    ],
  ],
  'beginner-mandarin': [
    [
      'High, rising, dipping, falling: mother, hemp, horse, scold.',
      '高、升、曲、降：妈、麻、马、骂。',
      'Tinggi, naik, lekuk, turun: ibu, rami, kuda, marah.',
    ],
    [
      'Choose two characters that sound like your name, and learn to write the first.',
      '选两个读音像您名字的字，先学会写第一个。',
      'Pilih dua aksara yang bunyinya seperti nama anda, dan belajar menulis yang pertama.',
    ],
    [
      'Wo yao, the number, the bowl, the noodles: a whole order in four words.',
      '我要、数量、碗、面：四步点一碗面。',
      'Wo yao, bilangan, mangkuk, mi: pesanan lengkap dalam empat langkah.',
    ],
  ],
  'malay-counter': [
    [
      'Nak minum apa? Panas atau ais? Two questions, and the order is half done.',
      '问两句：Nak minum apa? Panas atau ais? 点单就完成一半。',
      'Nak minum apa? Panas atau ais? Dua soalan, dan pesanan separuh siap.',
    ],
    [
      'Count the change into the hand: tiga, empat, lima, sepuluh ringgit.',
      '把零钱数到客人手里：tiga、empat、lima、sepuluh ringgit。',
      'Kira wang baki ke tangan pelanggan: tiga, empat, lima, sepuluh ringgit.',
    ],
    [
      'Maaf, sebentar ya, saya tukar: sorry, one moment, I will change it.',
      'Maaf, sebentar ya, saya tukar：抱歉，稍等，我马上换。',
      'Maaf, sebentar ya, saya tukar.',
    ],
  ],
  'hotel-english': [
    [
      'Fifteen is long at the end, fifty is short; repeat it as one five or five zero.',
      'fifteen 尾音长，fifty 尾音短，用 one five 或 five zero 复述。',
      'Fifteen panjang di hujung, fifty pendek; ulang sebagai one five atau five zero.',
    ],
    [
      'Spell back with words: T as in Tango, N as in November.',
      '用单词复述字母：T 是 Tango，N 是 November。',
      'Eja semula dengan perkataan: T seperti Tango, N seperti November.',
    ],
    [
      'May I repeat that: two nights, one king bed, arriving at ten.',
      '我复述一遍：两晚，一张大床，十点到。',
      'Boleh saya ulang: dua malam, satu katil besar, tiba pukul sepuluh.',
    ],
    [
      'Say what you can do before you say what you cannot.',
      '先说能做什么，再说不能做什么。',
      'Nyatakan apa yang boleh dibuat sebelum apa yang tidak boleh.',
    ],
  ],
  'play-language-care': [
    [
      'A kitchen, a book corner and blocks: three places are enough for ten children.',
      '小厨房、图书角和积木：三个角落够十个孩子玩。',
      'Dapur, sudut buku dan bongkah: tiga sudut cukup untuk sepuluh kanak-kanak.',
    ],
    [
      'Sit near and wait; join when a child looks at you and offers a part.',
      '坐在旁边等，孩子看您、请您加入时再加入。',
      'Duduk dekat dan tunggu; sertai apabila kanak-kanak memandang dan mengajak anda.',
    ],
    [
      'Each parent keeps one language, and the child sorts them in time.',
      '父母各说一种语言，孩子慢慢会分清。',
      'Setiap ibu bapa kekal dengan satu bahasa, dan anak akan membezakannya.',
    ],
    [
      'At the third reading stop before the last word, and let the child say it.',
      '读第三遍时，最后一个词停下来让孩子说。',
      'Pada bacaan ketiga, berhenti sebelum kata akhir dan biar anak menyebutnya.',
    ],
  ],
  'child-observation': [
    [
      'Five minutes, one child, and only what a camera would see.',
      '五分钟，一个孩子，只写镜头能拍到的。',
      'Lima minit, seorang kanak-kanak, dan hanya apa yang kamera nampak.',
    ],
    [
      'She cried when the door closed is a fact; she is spoilt is an opinion.',
      '“门关上时她哭了”是事实，“她娇气”是看法。',
      'Dia menangis apabila pintu ditutup ialah fakta; dia manja ialah pendapat.',
    ],
    [
      'Read the note, find one interest, and prepare one thing for tomorrow.',
      '看记录，找到一个兴趣，为明天准备一样东西。',
      'Baca catatan, cari satu minat, dan sediakan satu perkara untuk esok.',
    ],
    [
      'Begin with what the child did well, and show the note.',
      '先说孩子做得好的地方，再给家长看记录。',
      'Mulakan dengan apa yang anak lakukan dengan baik, dan tunjukkan catatan.',
    ],
  ],
  'clean-hands': [
    [
      'Wet, soap, palms, backs, between the fingers, for as long as one song.',
      '打湿、抹皂、手心、手背、指缝，洗完一首歌。',
      'Basah, sabun, tapak, belakang, celah jari, selama satu lagu.',
    ],
    [
      'Everything within reach first, so that one hand always holds the child.',
      '东西先放在手边，一只手始终扶着孩子。',
      'Semua barang dalam capaian dahulu, supaya satu tangan sentiasa memegang anak.',
    ],
    [
      'Red cloth for the floor, blue for the table, and never the other way.',
      '红布擦地，蓝布擦桌，不能混用。',
      'Kain merah untuk lantai, biru untuk meja, jangan tertukar.',
    ],
  ],
  'child-first-aid': [
    [
      'On your knees you see what a child sees: sockets, cords and the hot cup.',
      '跪下来看孩子的世界：插座、绳子和热杯子。',
      'Dengan berlutut anda nampak apa yang anak nampak: soket, tali dan cawan panas.',
    ],
    [
      'Check the box each month: plasters, gauze, gloves, and what has expired.',
      '每月查急救箱：创可贴、纱布、手套、过期的东西。',
      'Semak peti setiap bulan: plaster, kain kasa, sarung tangan, dan yang sudah luput.',
    ],
    [
      'Where, what, how many, how old; then wait until they end the call.',
      '哪里、什么事、几个人、多大，等对方先挂。',
      'Di mana, apa, berapa orang, umur berapa; kemudian tunggu mereka menamatkan panggilan.',
    ],
    [
      'Cool a burn for twenty minutes, keep a fall still, and choking comes first.',
      '烫伤冲水二十分钟，跌倒别乱动，噎住最先处理。',
      'Sejukkan lecur dua puluh minit, jangan gerakkan yang jatuh, dan tercekik didahulukan.',
    ],
  ],
  'business-malay': [
    [
      'Pagi until noon, tengah hari until two, petang until dark; then the title and the name.',
      '中午前说 pagi，两点前说 tengah hari，天黑前说 petang，再加称呼和姓名。',
      'Pagi hingga tengah hari, tengah hari hingga pukul dua, petang hingga malam; kemudian gelaran dan nama.',
    ],
    [
      'Nama saya Mei, saya dari syarikat Bunga Raya: name first, company second.',
      'Nama saya Mei, saya dari syarikat Bunga Raya：先说姓名，再说公司。',
      'Nama saya Mei, saya dari syarikat Bunga Raya: nama dahulu, syarikat kemudian.',
    ],
    [
      'Berapa harganya sekotak? Ask for the price with the measure.',
      'Berapa harganya sekotak? 问价时带上单位。',
      'Berapa harganya sekotak? Tanya harga bersama ukurannya.',
    ],
    [
      'Boleh kurang sedikit jika saya ambil sepuluh? Give a reason for the discount.',
      'Boleh kurang sedikit jika saya ambil sepuluh? 还价要给理由。',
      'Boleh kurang sedikit jika saya ambil sepuluh? Beri sebab untuk diskaun.',
    ],
    [
      'Kami leaves you out, kita takes you in; a contract says kami.',
      'kami 不含对方，kita 包含对方，合同里用 kami。',
      'Kami tidak termasuk anda, kita termasuk anda; kontrak menggunakan kami.',
    ],
  ],
  'kopi-clean-counter': [
    [
      'Wash before the first cup, after money, and after the cloth.',
      '做第一杯前、收钱后、用抹布后都要洗手。',
      'Basuh sebelum cawan pertama, selepas wang, dan selepas kain.',
    ],
    [
      'Four degrees or less; write it down at opening and at noon.',
      '四度以下，开店和中午各记一次。',
      'Empat darjah atau kurang; catat semasa buka dan tengah hari.',
    ],
    [
      'Wash, dry, date the milk, and sign the list.',
      '清洗、擦干、给牛奶写日期、签名。',
      'Basuh, keringkan, tulis tarikh pada susu, dan tandatangan senarai.',
    ],
  ],
  'kopi-cloth-filter': [
    [
      'Rinse the cloth in hot water without soap, and warm the pot with it.',
      '布袋用热水洗，不用洗洁精，再用来温壶。',
      'Bilas kain dengan air panas tanpa sabun, dan panaskan teko dengannya.',
    ],
    [
      'Pour in a circle, wait three minutes, pull twice.',
      '绕圈冲，等三分钟，拉两次。',
      'Tuang dalam bulatan, tunggu tiga minit, tarik dua kali.',
    ],
    [
      'O means black, C means evaporated milk, kurang manis means less sugar.',
      'O 是黑，C 是淡奶，kurang manis 是少甜。',
      'O bermaksud tanpa susu, C susu cair, kurang manis kurang gula.',
    ],
  ],
  'kopi-espresso': [
    [
      'Eighteen grams in, thirty-six out, in about twenty-eight seconds.',
      '十八克粉，三十六克液，约二十八秒。',
      'Lapan belas gram masuk, tiga puluh enam keluar, dalam kira-kira dua puluh lapan saat.',
    ],
    [
      'Sour: finer. Bitter: coarser. Thin: more coffee.',
      '酸就磨细，苦就磨粗，淡就加粉。',
      'Masam: lebih halus. Pahit: lebih kasar. Cair: tambah kopi.',
    ],
    [
      'Backflush at closing, and wipe the wand after each jug.',
      '关店反冲洗，每打一壶奶擦一次蒸汽棒。',
      'Cucian balik semasa tutup, dan lap batang stim selepas setiap jag.',
    ],
    [
      'Empty the hopper, date what is left, and switch off at the wall.',
      '清空豆仓，剩余写日期，关总电源。',
      'Kosongkan corong, tulis tarikh baki, dan tutup suis dinding.',
    ],
  ],
  'kopi-shop-accounts': [
    [
      'Beans, milk, sugar, cup and lid: five lines make the cost of one cup.',
      '豆、奶、糖、杯、盖：五行算出一杯的成本。',
      'Biji, susu, gula, cawan dan penutup: lima baris menjadi kos secawan.',
    ],
    [
      'Each jug poured away is three cups that somebody paid for.',
      '倒掉一壶奶，等于白做三杯。',
      'Setiap jag yang dibuang ialah tiga cawan yang sudah dibayar.',
    ],
    [
      'Rent and wages, divided by what one cup leaves: so many cups a month.',
      '房租加工资，除以每杯毛利，就是每月要卖的杯数。',
      'Sewa dan gaji, dibahagi untung secawan: itulah bilangan cawan sebulan.',
    ],
  ],
  'kopi-counter-talk': [
    [
      'Makan sini atau bungkus? Ask it before the price.',
      'Makan sini atau bungkus? 先问这句，再报价。',
      'Makan sini atau bungkus? Tanya sebelum menyebut harga.',
    ],
    [
      'Say the sum, take the note, and count the change aloud.',
      '报总价，接钞票，大声数零钱。',
      'Sebut jumlah, ambil wang, dan kira baki dengan kuat.',
    ],
    [
      'Say sorry, name what is left, and invite for tomorrow.',
      '说抱歉，说还有什么，请明天再来。',
      'Mohon maaf, sebut yang masih ada, dan jemput datang esok.',
    ],
  ],
  'kopi-first-hire': [
    [
      'Hours, tasks, pay and rest day: one page that both sign.',
      '工时、工作、工资、休息日：一页纸，双方签字。',
      'Waktu, tugas, gaji dan hari rehat: satu halaman yang ditandatangani bersama.',
    ],
    [
      'EPF, SOCSO and EIS are registered before the first wage is paid.',
      '发第一份工资前，先登记公积金、社险和就业保险。',
      'KWSP, PERKESO dan SIP didaftarkan sebelum gaji pertama dibayar.',
    ],
    [
      'Show it on Monday, do it together on Tuesday, watch on Wednesday.',
      '周一示范，周二一起做，周三在旁看。',
      'Tunjukkan pada hari Isnin, buat bersama pada hari Selasa, perhatikan pada hari Rabu.',
    ],
    [
      'Eleven hours between two shifts, and one whole day off.',
      '两班之间隔十一小时，每周休一整天。',
      'Sebelas jam antara dua syif, dan satu hari cuti penuh.',
    ],
  ],
}
