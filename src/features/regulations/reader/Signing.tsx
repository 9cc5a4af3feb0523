import { useState, type ReactNode } from 'react';
import type { Reading } from '@src/content/reader/use-reading';
import type { RegulationDetails, SignatureRow, VersionText } from '../api';
import { Receipt } from './Receipt';
import { RehearsalReceipt } from './RehearsalReceipt';
import { SignBar } from './SignBar';
import { useGate, useRehearsedGate } from './use-gate';
import type { Rehearsal } from './use-rehearsal';

interface SigningProps {
  regulation: RegulationDetails;
  version: VersionText;
  reading: Reading;
  /** The required seconds. */
  readingMin: number;
  isSuperseded: boolean;
  heldReason: string | null;
  reasons: (assignmentId: number) => ReactNode;
  /** Below the receipt: the next task. */
  next: ReactNode;
  rehearsal: Rehearsal;
}

/** Returns the user's own signature or refusal of this version, unless they are asked to renew it. */
function receiptOf({ mySignature, abilities }: RegulationDetails, versionId: number): SignatureRow | null {
  if (mySignature?.versionId !== versionId) return null;
  return abilities.canSign && mySignature.action === 'signed' ? null : mySignature;
}

/** Whether the value became true after the page was opened. */
function useBecameTrue(value: boolean): boolean {
  const [initial] = useState(value);
  return value && !initial;
}

/** What follows the text: the receipt, the signing bar, or the rehearsal of both. */
export function Signing(props: SigningProps) {
  const { regulation, version, next, rehearsal } = props;
  const receipt = receiptOf(regulation, version.id);
  const isJustSigned = useBecameTrue(receipt !== null);
  if (rehearsal.isOn) return <RehearsedSigning key={`${version.id}:${rehearsal.round}`} {...props} />;
  return (
    <>
      {receipt ? <Receipt signature={receipt} isNew={isJustSigned} next={next} /> : null}
      {regulation.abilities.canSign ? <RealSigning key={version.id} {...props} /> : null}
    </>
  );
}

/** The props of the bar that do not depend on whether it signs or rehearses. */
const barOf = ({ regulation, version, reading, readingMin, isSuperseded, reasons }: SigningProps) => ({
  ...{ regulation, version, reading, readingMin, isSuperseded },
  reasons: regulation.myAssignment ? reasons(regulation.myAssignment.id) : null,
});

function RealSigning(props: SigningProps) {
  const { regulation, version, heldReason } = props;
  const gate = useGate(regulation, version.id);
  return <SignBar {...barOf(props)} heldReason={heldReason} gate={gate} rehearsal={null} />;
}

function RehearsedSigning(props: SigningProps) {
  const { regulation, version, rehearsal } = props;
  const gate = useRehearsedGate(regulation, version.id, rehearsal.isOn);
  if (rehearsal.doneAt) {
    return <RehearsalReceipt regulation={regulation} version={version} rehearsal={rehearsal} />;
  }
  const { complete, stop } = rehearsal;
  return <SignBar {...barOf(props)} heldReason={null} gate={gate} rehearsal={{ complete, stop }} />;
}
