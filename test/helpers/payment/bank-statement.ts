/** A transfer as a bank records it; omitted values are those of an ordinary one. */
export interface Transfer {
  number?: string;
  /** dd.MM.yyyy. */
  day?: string;
  /** «24000.00». */
  sum?: string;
  payerInn?: string;
  receiverInn?: string;
  purpose?: string;
}

/** The provider's tax number in `beSeller`. */
const PROVIDER = '7707083893';

/** A statement in the format 1CClientBankExchange, as banks provide it. */
export function bankStatement(transfers: readonly Transfer[]): string {
  const documents = transfers.map(
    ({ number, day, sum, payerInn, receiverInn, purpose }) => `СекцияДокумент=Платежное поручение
Номер=${number ?? '101'}
Дата=${day ?? '01.03.2027'}
Сумма=${sum ?? '24000.00'}
ПлательщикСчет=40702810900000000002
Плательщик=ИНН ${payerInn ?? '5036045205'} ООО «Ромашка»
ПлательщикИНН=${payerInn ?? '5036045205'}
Плательщик1=ООО «Ромашка»
ПолучательСчет=40702810000000000099
ПолучательИНН=${receiverInn ?? PROVIDER}
ДатаПоступило=${day ?? '01.03.2027'}
НазначениеПлатежа=${purpose ?? 'Оплата доступа. НДС не облагается'}
КонецДокумента`,
  );
  return ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', ...documents, 'КонецФайла']
    .join('\n')
    .replaceAll('\n', '\r\n');
}
