import { createSeller } from '../../seller.ts';

export default createSeller({
  name: '[اسم الشركة]',
  legalForm: '[الشكل القانوني]',
  shareCapital: '[رأس المال]',
  address: '[المقر الرئيسي]',
  rcsNumber: '[رقم القيد في سجل التجارة]',
  vatNumber: '[رقم ضريبة القيمة المضافة]',
  publicationDirector: '[مدير النشر]',
  email: '[عنوان البريد الإلكتروني]',
  phone: '[رقم الهاتف]',
  hostName: '[اسم المستضيف]',
  hostAddress: '[عنوان المستضيف]',
  hostPhone: '[هاتف المستضيف]',
  hostCountry: '[بلد الاستضافة]',
  mediatorName: '[اسم الوسيط]',
  mediatorAddress: '[عنوان الوسيط]',
  mediatorWebsite: '[موقع الوسيط]',
  dataProtectionContact: '[جهة الاتصال لحماية البيانات]',
});
