import {
  api,
  type PayDocumentFieldsFragment,
  type PaymentBalanceQuery,
  type PaymentOperationsQuery,
} from '@src/api/generated/payment';

export const {
  usePaymentBalanceQuery,
  usePaymentOperationsQuery,
  useLazyPaymentOperationsQuery,
  usePaymentPeopleQuery,
  usePaymentQuery,
  usePaymentCreateMutation,
  usePayDocumentsQuery,
  useInvoiceCreateMutation,
} = api.enhanceEndpoints({
  endpoints: {
    paymentBalance: { providesTags: ['Payment'] },
    paymentOperations: { providesTags: ['Payment'] },
    paymentPeople: { providesTags: ['User'] },
    payment: { providesTags: ['Payment'] },
    paymentCreate: { invalidatesTags: ['Payment'] },
    payDocuments: { providesTags: ['Payment'] },
    invoiceCreate: { invalidatesTags: ['Payment'] },
  },
});

export type PayDocument = PayDocumentFieldsFragment;
export type Balance = PaymentBalanceQuery['paymentBalance'];
export type Operation = PaymentOperationsQuery['paymentOperations']['items'][number];
export type { PaymentMethod } from '@src/api/generated/types';
